import { useMutation } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { useSessionState } from '@platform/mfe-kit';
import { serverErrorCode, serverErrorText } from '@platform/mfe-kit/forms';
import { ConfirmDialog, notify } from '@platform/ui-kit';
import { type ReactNode, useState } from 'react';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const SettingValues_settings = graphql(`
  fragment SettingValues_settings on OrganizationSetting {
    organizationId
    version
    advisorCanGenerateReport
    enableReportTemplates
    canInviteClientsToDocuments
    advisorMustSendInviteLink
    canAdvisorUseHybridAbstraction
    canUsePrivateClients
    enableVaiAutomaticProfiles
    enableAccessControls
    shouldEnforceMfaForOrganization
    shouldEnforcePasswordRotationForOrganization
    shouldShareQuotaWithChildOrganizations
    usesAuditLog
    shouldHideHelpChat
    timeZone
  }
`);
export type SettingValues = ResultOf<typeof SettingValues_settings>;
type Attributes = Partial<Omit<SettingValues, 'organizationId' | 'version'>>;

const UpdateSettingsMutation = graphql(`
  mutation UpdateSettings($organizationId: ID!, $version: Int!, $attributes: OrganizationSettingAttributesInput!) {
    updateOrganizationSetting(organizationId: $organizationId, version: $version, attributes: $attributes) {
      ok
      organizationSetting { organizationId ...SettingValues_settings }
    }
  }
`);

/** What is asked before a change that reaches people at once. */
export interface SettingQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

/** One thing set, and how it was. */
interface SettingState {
  readonly attributes: Attributes;
  /** How it is with these: "Rotate passwords is on." */
  readonly said: string;
}

export interface SettingChange {
  readonly next: SettingState;
  readonly before: SettingState;
  readonly ask?: SettingQuestion | undefined;
}

export interface Settings {
  readonly values: SettingValues;
  readonly change: (change: SettingChange) => void;
  /** What is being asked, to be put on the page. */
  readonly question: ReactNode;
}

/**
 * How every setting of an organization is changed: it shows at once, is saved, is said with what it is now and can be
 * undone while that is said; what reaches people at once is asked first.
 */
export function useSettings(
  settings: FragmentType<typeof SettingValues_settings>,
  /** Somebody else changed the settings meanwhile. */
  onStale: () => Promise<void>,
): Settings {
  const values = readFragment(SettingValues_settings, settings);
  const { refetch: refetchSession } = useSessionState();
  const [update] = useMutation(UpdateSettingsMutation);
  const [asked, setAsked] = useState<SettingChange | null>(null);

  const save = async (version: number, { attributes }: SettingState): Promise<number | null> => {
    const { organizationId } = values;
    try {
      const { data } = await update({
        variables: { organizationId, version, attributes },
        optimisticResponse: {
          updateOrganizationSetting: {
            __typename: 'UpdateOrganizationSettingPayload',
            ok: true,
            organizationSetting: { ...values, __typename: 'OrganizationSetting', version, ...attributes },
          },
        } as never,
      });
      void refetchSession();
      const changed = data?.updateOrganizationSetting.organizationSetting;
      return changed ? readFragment(SettingValues_settings, changed).version : version + 1;
    } catch (error) {
      const stale = serverErrorCode(error) === 'STALE_VERSION';
      if (stale) await onStale();
      notify({
        message: stale
          ? 'Somebody changed the settings meanwhile. They are shown as they are now; nothing of yours was saved.'
          : serverErrorText(error),
        tone: 'error',
      });
      return null;
    }
  };

  const apply = async ({ next, before }: SettingChange): Promise<void> => {
    const version = await save(values.version, next);
    if (version === null) return;
    const undo = async (): Promise<void> => {
      if ((await save(version, before)) !== null) notify({ message: `Undone. ${before.said}` });
    };
    notify({ message: `Saved. ${next.said}`, undo: () => void undo() });
  };

  return {
    values,
    change: (change) => {
      if (change.ask) setAsked(change);
      else void apply(change);
    },
    question: asked?.ask && (
      <ConfirmDialog
        opened
        onClose={() => setAsked(null)}
        title={asked.ask.title}
        confirmLabel={asked.ask.confirmLabel}
        onConfirm={() => {
          setAsked(null);
          void apply(asked);
        }}
      >
        <p>{asked.ask.text}</p>
      </ConfirmDialog>
    ),
  };
}
