import { labelOf } from '@platform/contracts/labels';
import { stateName } from '@platform/mfe-kit/places';
import { Caption, Sheet } from '@platform/ui-kit';
import type { ReactNode } from 'react';
import { Amount } from './balance-sheet-table.tsx';
import css from './entities.module.css';
import type { Charity, Entity } from './entity-query.ts';

const percentWords = (percent: number): string => `${Number(percent.toFixed(2))}%`;

type Owner = Pick<Entity['ultimateShares'][number], 'owner' | 'outsiderName'>;
const ownerName = ({ owner, outsiderName }: Owner): string =>
  owner && 'name' in owner ? owner.name : (outsiderName ?? 'An outside owner');

/** `Ada 60%, Marsh Trust 40%`, where an entity stands between. */
function endsWith({ shares, ultimateShares }: Entity): string | null {
  const direct = new Set(shares.map(ownerName));
  if (ultimateShares.length === shares.length && ultimateShares.every((share) => direct.has(ownerName(share))))
    return null;
  return ultimateShares.map((share) => `${ownerName(share)} ${percentWords(share.percentage)}`).join(', ');
}

interface LineProps {
  readonly children: ReactNode;
  readonly cents: number | null;
}
const Line = ({ children, cents }: LineProps) => (
  <li>
    <span>{children}</span>
    {cents === null ? null : <Amount cents={cents} />}
  </li>
);

/** A name that opens its form, or stands alone for whoever only reads. */
function Name({ name, onEdit }: { readonly name: string; readonly onEdit: (() => void) | undefined }) {
  if (!onEdit) return <>{name}</>;
  return (
    <button type="button" className={css.name} aria-label={`Change ${name}`} onClick={onEdit}>
      {name}
    </button>
  );
}

interface EntityCardProps {
  readonly entity: Entity;
  readonly onEdit: (() => void) | undefined;
  readonly editHolding: (id: string) => (() => void) | undefined;
}

/** Whose an entity is, and what it holds. */
function EntityCard({ entity, onEdit, editHolding }: EntityCardProps) {
  const { name, entityType, location, netValue, shares, assets, liabilities, interests } = entity;
  const { discountPercent, discountSource } = entity;
  const ends = endsWith(entity);
  const isEmpty = assets.length + liabilities.length + interests.length === 0;
  return (
    <Sheet padded={false}>
      <article className={css.card} aria-label={name}>
        <header>
          <h3>
            <Name name={name} onEdit={onEdit} />
          </h3>
          <b>
            <Amount cents={netValue} sign />
          </b>
          <Caption>
            {[labelOf('EntityType', entityType), location ? stateName(location) : null].filter(Boolean).join(', ')}
          </Caption>
        </header>
        <section>
          <h4>Owned by</h4>
          <ul>
            {shares.map((share) => (
              <Line key={ownerName(share)} cents={share.amount ?? null}>
                {ownerName(share)} {percentWords(share.percentage)}
                {!share.affiliated && <span className={css.note}>Outside the household</span>}
              </Line>
            ))}
          </ul>
          {ends && <Caption>In the end: {ends}.</Caption>}
          {discountPercent && (
            <Caption>
              A plan counts each interest less {percentWords(discountPercent)}.{' '}
              {discountSource ?? 'No appraisal is on record'}.
            </Caption>
          )}
        </section>
        <section>
          <h4>Holds</h4>
          {isEmpty && <Caption>Nothing yet. Choose {name} as the owner of a holding.</Caption>}
          <ul>
            {assets.map((asset) => (
              <Line key={asset.id} cents={asset.balance}>
                <Name name={asset.name} onEdit={editHolding(asset.id)} />
              </Line>
            ))}
            {interests.map(({ entity: other, percentage, amount }) => (
              <Line key={other.id} cents={amount}>
                {percentWords(percentage)} of {other.name}
              </Line>
            ))}
            {liabilities.map((debt) => (
              <Line key={debt.id} cents={-debt.balance}>
                <Name name={debt.name} onEdit={editHolding(debt.id)} />
              </Line>
            ))}
          </ul>
        </section>
      </article>
    </Sheet>
  );
}

interface EntitiesProps {
  readonly entities: readonly Entity[];
  readonly editOf: (entity: Entity) => (() => void) | undefined;
  readonly editHolding: (id: string) => (() => void) | undefined;
}

export function Entities({ entities, editOf, editHolding }: EntitiesProps) {
  if (entities.length === 0) return null;
  return (
    <section className={css.section} aria-label="Entities">
      <h2>Entities</h2>
      <div className={css.cards}>
        {entities.map((entity) => (
          <EntityCard key={entity.id} entity={entity} onEdit={editOf(entity)} editHolding={editHolding} />
        ))}
      </div>
    </section>
  );
}

interface CharitiesProps {
  readonly charities: readonly Charity[];
  readonly editOf: (charity: Charity) => (() => void) | undefined;
}

export function Charities({ charities, editOf }: CharitiesProps) {
  if (charities.length === 0) return null;
  return (
    <section className={css.section} aria-label="Charities">
      <h2>Charities</h2>
      <Sheet padded={false}>
        <ul className={css.charities}>
          {charities.map((charity) => (
            <li key={charity.id}>
              <Name name={charity.name} onEdit={editOf(charity)} />
              <Caption>
                {[
                  charity.charitableKind ? labelOf('CharitableKind', charity.charitableKind) : null,
                  charity.uses.map(({ words }) => words).join(', ') || 'Named nowhere yet',
                ]
                  .filter(Boolean)
                  .join('. ')}
              </Caption>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
