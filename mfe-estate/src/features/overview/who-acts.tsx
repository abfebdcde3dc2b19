import { labelIfKnown, labelOf } from '@platform/contracts/labels';
import { Sheet } from '@platform/ui-kit';
import css from './overview.module.css';
import type { OverviewEstate } from './overview-query.ts';

/** One line for each role of an instrument: who acts together joined by "with", who follows by "then". */
export function actingRoles(fiduciaries: OverviewEstate['fiduciaries']): { role: string; people: string }[] {
  const roles = new Map<string, Map<number, string[]>>();
  for (const { role, namedIn, personName, displayOrder } of fiduciaries) {
    const key = [labelIfKnown('FiduciaryRole', role) ?? labelOf('FiduciaryRole', 'other'), namedIn]
      .filter(Boolean)
      .join(', ');
    const line = roles.get(key) ?? new Map<number, string[]>();
    line.set(displayOrder, [...(line.get(displayOrder) ?? []), personName]);
    roles.set(key, line);
  }
  return [...roles].map(([role, line]) => ({
    role,
    people: [...line]
      .toSorted(([a], [b]) => a - b)
      .map(([, names]) => names.join(' with '))
      .join(', then '),
  }));
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
              <dd>{people}</dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}
