import { Sheet } from '@platform/ui-kit';
import css from './overview.module.css';
import type { OverviewEstate } from './overview-query.ts';

/** Roles in the order of the instruments, the people of one role by succession. */
export function actingRoles(fiduciaries: OverviewEstate['fiduciaries']): { role: string; people: string[] }[] {
  const roles = new Map<string, string[]>();
  for (const { roleTitle, namedIn, personName } of fiduciaries) {
    const role = namedIn ? `${roleTitle}, ${namedIn}` : roleTitle;
    roles.set(role, [...(roles.get(role) ?? []), personName]);
  }
  return [...roles].map(([role, people]) => ({ role, people }));
}

export function WhoActs({ estate }: { estate: OverviewEstate }) {
  const roles = actingRoles(estate.fiduciaries);
  return (
    <Sheet title="Who acts if they cannot">
      {roles.length === 0 ? (
        <p>Nobody is named yet: no will, trust or power of this estate says who acts.</p>
      ) : (
        <dl className={css.roles}>
          {roles.map(({ role, people }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{people.join(', then ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}
