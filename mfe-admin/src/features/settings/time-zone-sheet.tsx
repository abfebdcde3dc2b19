import { useMutation } from '@apollo/client/react';
import { useSessionState } from '@platform/mfe-kit';
import { serverErrorCode, serverErrorText } from '@platform/mfe-kit/forms';
import { notify, Select, Sheet } from '@platform/ui-kit';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { timeZoneLabel, timeZoneOptions } from './time-zones.ts';

const TimeZoneSheet_settings = graphql(`
  fragment TimeZoneSheet_settings on OrganizationSetting {
    organizationId
    version
    timeZone
  }
`);

const UpdateTimeZoneMutation = graphql(`
  mutation UpdateTimeZone($organizationId: ID!, $version: Int!, $timeZone: String!) {
    updateOrganizationSetting(
      organizationId: $organizationId
      version: $version
      attributes: { timeZone: $timeZone }
    ) {
      ok
      organizationSetting { organizationId version ...TimeZoneSheet_settings }
    }
  }
`);

interface TimeZoneSheetProps {
  readonly settings: FragmentType<typeof TimeZoneSheet_settings>;
  /** Somebody else changed the settings meanwhile. */
  readonly onStale: () => Promise<void>;
}

/** The zone of the organization's calendar; it saves as soon as another one is chosen. */
export function TimeZoneSheet({ settings, onStale }: TimeZoneSheetProps) {
  const { organizationId, version, timeZone } = readFragment(TimeZoneSheet_settings, settings);
  const { refetch: refetchSession } = useSessionState();
  const [update, { loading }] = useMutation(UpdateTimeZoneMutation);

  const choose = async (chosen: string): Promise<void> => {
    try {
      await update({ variables: { organizationId, version, timeZone: chosen } });
      await refetchSession();
      notify({ message: `Days are told by ${timeZoneLabel(chosen)} from now on.` });
    } catch (error) {
      const stale = serverErrorCode(error) === 'STALE_VERSION';
      if (stale) await onStale();
      notify({
        message: stale ? 'Somebody changed the settings meanwhile. Choose again.' : serverErrorText(error),
        tone: 'error',
      });
    }
  };

  return (
    <Sheet title="Calendar">
      <Select
        label="Time zone"
        hint="Today, ages, deadlines and the dates on reports go by the day of this zone."
        options={timeZoneOptions(timeZone)}
        value={timeZone}
        disabled={loading}
        onChange={(event) => void choose(event.target.value)}
      />
    </Sheet>
  );
}
