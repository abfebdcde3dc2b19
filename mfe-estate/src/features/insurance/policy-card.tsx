import { labelOf } from '@platform/contracts/labels';
import { counted, formatCents, formatDate, formatDollarsAndCents } from '@platform/kernel';
import { Button, Chip, Figure, Note, Receipt, type ReceiptLine, Row, Sheet, Stack } from '@platform/ui-kit';
import { statutesOf } from '../estate/statutes.ts';
import css from './insurance.module.css';
import { type Policy, partyName } from './insurance-query.ts';

const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(', ');

function facts(policy: Policy): readonly (readonly [string, string])[] {
  const { insured, secondaryInsured, owner, premium, premiumFrequency } = policy;
  const rows: [string, string | null | undefined | false][] = [
    [
      'Insured',
      [insured?.name, secondaryInsured && `${secondaryInsured.name}, pays at the second death`]
        .filter(Boolean)
        .join(' and '),
    ],
    ['Owner', owner ? partyName(owner) : 'Nobody is named'],
    ['Carrier', joined(policy.carrier, policy.policyNumber && `number ${policy.policyNumber}`)],
    [
      'Premium',
      typeof premium === 'number' &&
        joined(
          formatDollarsAndCents(premium),
          premiumFrequency && labelOf('InsurancePaymentFrequency', premiumFrequency).toLowerCase(),
        ),
    ],
    ['Issued', policy.issueDate && formatDate(policy.issueDate)],
    ['Term', policy.policyLength ? counted(policy.policyLength, 'year') : null],
    ['Rating', policy.policyRating],
    ['Last reviewed', policy.lastReviewed && formatDate(policy.lastReviewed)],
    ['Tax basis', typeof policy.taxBasis === 'number' && formatDollarsAndCents(policy.taxBasis)],
    [
      'Given away',
      policy.transferredOn &&
        joined(formatDate(policy.transferredOn), policy.transferor && `by ${policy.transferor.name}`),
    ],
    ['Notes', policy.policyInformation],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

type Standing = Policy['standings'][number];

function placeOf({ inTaxableEstate, personName }: Standing): string {
  if (inTaxableEstate === null) return 'Not known whose';
  return inTaxableEstate ? `In the taxable estate of ${personName ?? 'somebody'}` : 'Outside of the taxable estates';
}

function standingLine(standing: Standing, at: number): ReceiptLine {
  const { amount, isBenefit, why, endsOn } = standing;
  const until = endsOn ? `. From ${formatDate(endsOn)} it no longer counts for that` : '';
  return {
    id: String(at),
    label: placeOf(standing),
    cents: amount,
    note: `${isBenefit ? 'Death benefit' : 'Cash value'}. ${why}${until}.`,
  };
}

function Beneficiaries({ policy: { beneficiaries } }: { policy: Policy }) {
  const lines = (['PRIMARY', 'CONTINGENT'] as const)
    .map((kind) => ({ kind, named: beneficiaries.filter((one) => one.kind === kind) }))
    .filter(({ named }) => named.length > 0);
  if (lines.length === 0) return null;
  return (
    <section className={css.part}>
      <h3>Beneficiaries</h3>
      {lines.map(({ kind, named }) => (
        <div key={kind}>
          <h4>{labelOf('BeneficiaryTier', kind)}</h4>
          <ul aria-label={labelOf('BeneficiaryTier', kind)}>
            {named.map(({ assignee, percent, assigneeSubtype, perStirpes }) => (
              <li key={assignee.id}>
                <span>
                  {partyName(assignee)}
                  <span className={css.note}>
                    {joined(assigneeSubtype, perStirpes && 'descendants take in their place')}
                  </span>
                </span>
                <span>{typeof percent === 'number' ? `${percent}%` : 'An equal share'}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export interface PolicyCardProps {
  readonly policy: Policy;
  /** undefined for whoever only reads. */
  readonly onEdit: (() => void) | undefined;
}

/** One policy: what it pays, who has it, who receives it, and where it counts and why. */
export function PolicyCard({ policy, onEdit }: PolicyCardProps) {
  const { name, policyKind, netDeathBenefit, csv, csvAsOf, isStale, standings, notes } = policy;
  const cites = [...new Set(standings.map(({ cite }) => cite))].map((cite) => ({ cite }));
  return (
    <Sheet>
      <article aria-label={name}>
        <Stack gap={16}>
          <Row justify="between" align="start" gap={12}>
            <div>
              <h2 className={css.name}>{name}</h2>
              <span className={css.note}>{policyKind ? labelOf('PolicyKind', policyKind) : 'Kind not known'}</span>
            </div>
            {onEdit && (
              <Button aria-label={`Change ${name}`} onClick={onEdit}>
                Change
              </Button>
            )}
          </Row>
          {notes.map((note) => (
            <Note key={note} tone="warning" icon="danger">
              {note}
            </Note>
          ))}
          <Row gap={24} wrap align="start">
            <Figure size="md" label="Death benefit" cents={netDeathBenefit} />
            <Figure
              size="md"
              label="Cash value"
              cents={csv}
              caption={csvAsOf ? `Of ${formatDate(csvAsOf)}` : undefined}
            />
            {isStale && csv > 0 && (
              <Chip tone="warning" icon="stale">
                Value older than 90 days
              </Chip>
            )}
          </Row>
          <dl className={css.facts}>
            {facts(policy).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Beneficiaries policy={policy} />
          {standings.length > 0 && (
            <section className={css.part}>
              <h3>Where it counts today</h3>
              <Receipt
                label={`Where ${name} counts today, ${formatCents(standings.reduce((sum, { amount }) => sum + amount, 0))}`}
                lines={standings.map(standingLine)}
                statutes={statutesOf(cites)}
              />
            </section>
          )}
        </Stack>
      </article>
    </Sheet>
  );
}
