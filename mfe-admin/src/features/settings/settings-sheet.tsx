import { useMutation } from '@apollo/client/react';
import type { OrganizationSettingName } from '@platform/contracts';
import { useSessionState } from '@platform/mfe-kit';
import { serverErrorCode, serverErrorText } from '@platform/mfe-kit/forms';
import { notify, Sheet, Switch } from '@platform/ui-kit';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import css from './settings.module.css';
import type { SwitchText } from './switches.ts';

const SettingsSheet_settings = graphql(`
  fragment SettingsSheet_settings on OrganizationSetting {
    organizationId
    version
    advisorCanGenerateReport
    canInviteClientsToDocuments
    advisorMustSendInviteLink
    canAdvisorUseHybridAbstraction
    canUsePrivateClients
    shouldEnforceMfaForOrganization
    shouldEnforcePasswordRotationForOrganization
    shouldShareQuotaWithChildOrganizations
    usesAuditLog
    shouldHideHelpChat
  }
`);

const UpdateSettingMutation = graphql(`
  mutation UpdateSetting($organizationId: ID!, $version: Int!, $attributes: OrganizationSettingAttributesInput!) {
    updateOrganizationSetting(organizationId: $organizationId, version: $version, attributes: $attributes) {
      ok
      organizationSetting { organizationId ...SettingsSheet_settings }
    }
  }
`);

interface SettingsSheetProps {
  readonly title: string;
  readonly switches: readonly SwitchText[];
  readonly settings: FragmentType<typeof SettingsSheet_settings>;
  /** Somebody else changed the settings meanwhile. */
  readonly onStale: () => Promise<void>;
}

/** Switches that save by themselves, show the new state at once and can be undone for 8 seconds. */
export function SettingsSheet({ title, switches, settings, onStale }: SettingsSheetProps) {
  const values = readFragment(SettingsSheet_settings, settings);
  const { refetch: refetchSession } = useSessionState();
  const [update] = useMutation(UpdateSettingMutation);

  const set = async ({ name, label }: SwitchText, on: boolean, version: number, undoable: boolean): Promise<void> => {
    try {
      const { data } = await update({
        variables: { organizationId: values.organizationId, version, attributes: { [name]: on } },
        optimisticResponse: {
          updateOrganizationSetting: {
            __typename: 'UpdateOrganizationSettingPayload',
            ok: true,
            organizationSetting: { ...values, __typename: 'OrganizationSetting', version, [name]: on },
          },
        } as never,
      });
      const changed = data?.updateOrganizationSetting.organizationSetting;
      const next = changed ? readFragment(SettingsSheet_settings, changed).version : version + 1;
      void refetchSession();
      notify({
        message: `${label} is ${on ? 'on' : 'off'}.`,
        undo: undoable ? () => void set({ name, label, on: '', off: '' }, !on, next, false) : undefined,
      });
    } catch (error) {
      const stale = serverErrorCode(error) === 'STALE_VERSION';
      if (stale) await onStale();
      notify({
        message: stale
          ? 'Somebody changed the settings meanwhile. They are shown as they are now; nothing of yours was saved.'
          : serverErrorText(error),
        tone: 'error',
      });
    }
  };

  return (
    <Sheet title={title}>
      <ul className={css.switches}>
        {switches.map((text) => {
          const on = values[text.name as keyof typeof values & OrganizationSettingName] === true;
          return (
            <li key={text.name}>
              <Switch
                label={text.label}
                hint={on ? text.on : text.off}
                checked={on}
                onChange={(event) => void set(text, event.currentTarget.checked, values.version, true)}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
