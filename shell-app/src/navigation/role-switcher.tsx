import { labelOf } from '@platform/contracts/labels';
import type { MembershipRole } from '@platform/contracts/roles';
import { useSession } from '@platform/mfe-kit';
import { Menu, VisuallyHidden } from '@platform/ui-kit';
import {
  IconBriefcase,
  IconBuilding,
  IconChevronDown,
  IconCompass,
  IconFileSearch,
  IconReportAnalytics,
  IconScale,
  IconShieldCog,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import menuCss from '../app/menu.module.css';
import css from '../app/shell.module.css';
import { useWorkSwitch } from './work-switch.ts';
import { hasChoice, isPresent, type WorkChoice, type Workplace, workplacesOf } from './workplaces.ts';

const ICONS: Readonly<Record<MembershipRole, typeof IconCompass>> = {
  SUPER_ADMIN: IconShieldCog,
  ESTATE_SPECIALIST: IconCompass,
  ADVISOR: IconBriefcase,
  ADMIN: IconBuilding,
  DOCUMENT_REVIEWER: IconFileSearch,
  ATTORNEY: IconScale,
  REPORT_ADMIN: IconReportAnalytics,
  CLIENT: IconUser,
  EXTERNAL_COLLABORATOR: IconUsers,
};

function RoleIcon({ role }: { role: MembershipRole }) {
  const Icon = ICONS[role];
  return <Icon size={17} stroke={1.6} aria-hidden />;
}

const choicesOf = ({ membershipId, roles }: Workplace): readonly WorkChoice[] =>
  roles.map((role) => ({ role, membershipId }));
const idOf = ({ role, membershipId }: WorkChoice): string => `${membershipId ?? ''} ${role}`;

/** Roles of the account, by organization where there are several; the button names the present one. */
export function RoleSwitcher() {
  const { account } = useSession();
  const switchTo = useWorkSwitch();
  const workplaces = workplacesOf(account);
  if (!account.activeRole || !hasChoice(workplaces)) return null;
  return (
    <Menu
      label="Switch role"
      trigger={
        <button type="button" className={css.role}>
          {labelOf('MembershipRole', account.activeRole)}
          <IconChevronDown size={14} stroke={1.6} aria-hidden />
        </button>
      }
      items={workplaces.flatMap((place) =>
        choicesOf(place).map((choice, index) => ({
          id: idOf(choice),
          heading: index === 0 ? place.name : undefined,
          label: (
            <>
              {labelOf('MembershipRole', choice.role)}
              {place.membershipId && <VisuallyHidden> at {place.name}</VisuallyHidden>}
            </>
          ),
          icon: <RoleIcon role={choice.role} />,
          checked: isPresent(account, choice),
          onSelect: () => void switchTo(choice),
        })),
      )}
      footer="Choosing a role opens its dashboard. Your work here is saved."
    />
  );
}

/** The same choice inside the slide-out menu, for phones. */
export function RoleList({ onLeave }: { onLeave: () => void }) {
  const { account } = useSession();
  const switchTo = useWorkSwitch();
  const workplaces = workplacesOf(account);
  if (!hasChoice(workplaces)) return null;
  return workplaces.map((place) => (
    <fieldset key={place.membershipId ?? ''} className={menuCss.workplace}>
      <legend>{place.name}</legend>
      {choicesOf(place).map((choice) => (
        <button
          key={idOf(choice)}
          type="button"
          aria-current={isPresent(account, choice) ? 'true' : undefined}
          onClick={() => {
            onLeave();
            void switchTo(choice);
          }}
        >
          Work as {labelOf('MembershipRole', choice.role)}
        </button>
      ))}
    </fieldset>
  ));
}
