import { useMutation, useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { inSentence, labelOf } from '@platform/contracts/labels';
import { ONBOARDING_SCREENS, type OnboardingScreen } from '@platform/contracts/onboarding';
import { refreshed, useSession } from '@platform/mfe-kit';
import { FormElements } from '@platform/mfe-kit/form-elements';
import {
  ConflictDialog,
  FormAlert,
  FormModal,
  useConflictGuard,
  useGuardedSave,
  type Versioned,
} from '@platform/mfe-kit/forms';
import { Button, Caption, Modal, notify, Stack } from '@platform/ui-kit';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Loaded } from '../estate/loaded.tsx';
import {
  nextScreen,
  ONBOARDING_LABELS,
  ONBOARDING_PAGES,
  type OnboardingValues,
  onboardingInput,
  onboardingSchema,
  onboardingValues,
  onboardingWords,
} from './onboarding.schema.ts';
import {
  BeginOnboardingMutation,
  type OnboardingEstate,
  OnboardingQuery,
  UpdateOnboardingMutation,
} from './onboarding-query.ts';

interface OnboardingDialogProps {
  readonly estateId: string;
  readonly onClose: () => void;
}

/** The questions to a new client, a page at a time; each page is saved before the next. Mounted while it is open. */
export function OnboardingDialog({ estateId, onClose }: OnboardingDialogProps) {
  const query = useQuery(OnboardingQuery, { variables: { estateId }, fetchPolicy: 'network-only' });
  const reload = async () => (await query.refetch()).data?.estate ?? null;
  const { estate } = query.data ?? {};
  if (estate) return <Questions estate={estate} reload={reload} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title="First questions">
      <Loaded query={query} what="the questions">
        {() => null}
      </Loaded>
    </Modal>
  );
}

interface QuestionsProps {
  readonly estate: OnboardingEstate;
  readonly reload: () => Promise<OnboardingEstate | null>;
  readonly onClose: () => void;
}

const FIELDS = Object.keys(ONBOARDING_LABELS) as (keyof OnboardingValues)[];
const LAST = ONBOARDING_SCREENS.at(-1);

/** What is saved with a page beside its answers: each of the two finishes alone, and the advisor's place is kept. */
const progress = (screen: OnboardingScreen, isClient: boolean) => {
  if (isClient) return screen === LAST ? { clientComplete: true } : {};
  return { advisorLastScreen: screen, ...(screen === LAST && { advisorComplete: true }) };
};

function Questions({ estate, reload, onClose }: QuestionsProps) {
  const isClient = useSession().account.activeRole === 'CLIENT';
  const { onboardingInfo: info } = estate;
  const [screen, setScreen] = useState<OnboardingScreen>(() =>
    isClient || info?.advisorComplete ? 'FAMILY' : nextScreen(info?.advisorLastScreen ?? null),
  );
  const place = ONBOARDING_SCREENS.indexOf(screen);
  const next = ONBOARDING_SCREENS[place + 1];
  const finish = (): void => {
    notify('The answers are saved.');
    onClose();
  };
  return (
    <Page
      // A page begins with what is saved now, the page before included.
      key={screen}
      screen={screen}
      estate={estate}
      isClient={isClient}
      reload={reload}
      onBack={place > 0 ? () => setScreen(ONBOARDING_SCREENS[place - 1] ?? 'FAMILY') : null}
      onSaved={() => (next ? setScreen(next) : finish())}
      onClose={onClose}
    />
  );
}

interface PageProps extends QuestionsProps {
  readonly screen: OnboardingScreen;
  readonly isClient: boolean;
  /** Null on the first page. */
  readonly onBack: (() => void) | null;
  readonly onSaved: () => void;
}

function usePageGuard({ screen, estate, isClient, reload }: PageProps) {
  const [begin] = useMutation(BeginOnboardingMutation);
  const [update] = useMutation(UpdateOnboardingMutation);
  const [opened] = useState<Versioned<OnboardingValues>>({
    values: onboardingValues(estate.onboardingInfo),
    version: estate.version,
  });
  const begun = useRef(estate.onboardingInfo !== null);
  const read = async (): Promise<Versioned<OnboardingValues> | null> => {
    const saved = await reload();
    begun.current = Boolean(saved?.onboardingInfo);
    return saved && { values: onboardingValues(saved.onboardingInfo), version: saved.version };
  };
  const write = async (values: OnboardingValues, version: number): Promise<void> => {
    const attributes = { ...onboardingInput(values), ...progress(screen, isClient) };
    await (begun.current ? update : begin)({ variables: { estateId: estate.id, version, attributes } });
    await refreshed(reload);
  };
  return { opened, guard: useConflictGuard({ opened, read, write }) };
}

function Page(props: PageProps) {
  const { screen, estate, onBack, onSaved, onClose } = props;
  const formId = useId();
  const { opened, guard } = usePageGuard(props);
  const form = useForm<OnboardingValues>({ resolver: zodResolver(onboardingSchema), defaultValues: opened.values });
  const { errors, isSubmitting } = form.formState;
  const { save, settling } = useGuardedSave<OnboardingValues, OnboardingValues>({
    form,
    guard,
    fields: FIELDS,
    removed: 'Somebody has deleted this client meanwhile.',
    onSaved,
  });
  if (settling) {
    return (
      <ConflictDialog
        {...settling}
        labelOf={(name) => ONBOARDING_LABELS[name]}
        wordsOf={onboardingWords}
        onClose={onClose}
      />
    );
  }
  const title = labelOf('OnboardingScreen', screen);
  return (
    <FormModal
      control={form.control}
      opened
      onClose={onClose}
      title={`First questions: ${inSentence(title)}`}
      width={560}
      footer={
        <>
          {onBack ? <Button onClick={onBack}>Back</Button> : <Button onClick={onClose}>Later</Button>}
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            {screen === LAST ? 'Finish' : 'Save and go on'}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={title} noValidate onSubmit={form.handleSubmit(save)}>
        <Stack gap={20}>
          <Caption>
            {estate.displayName}. Page {ONBOARDING_SCREENS.indexOf(screen) + 1} of {ONBOARDING_SCREENS.length}. Nothing
            has to be answered now.
          </Caption>
          <FormElements control={form.control} elements={ONBOARDING_PAGES[screen]} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
