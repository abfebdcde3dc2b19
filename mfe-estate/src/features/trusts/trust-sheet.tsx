import { labelOf } from '@platform/contracts/labels';
import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { stateName } from '@platform/mfe-kit/places';
import { Button, Chip, Figure, List, ListItem, Money, Row, Sheet, Stack, UiLink } from '@platform/ui-kit';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TrustTerm } from './trust-term.tsx';
import css from './trusts.module.css';
import { partyName, type TrustDetails } from './trusts-query.ts';

function facts(trust: TrustDetails): [string, string][] {
  const { settlors, beneficiaries, situs, executedAt, createdUponDeath } = trust;
  const rows: [string, string][] = [
    ['Settled by', settlors.map(({ name }) => name).join(' and ')],
    ['Beneficiaries', beneficiaries.map(partyName).join(', ')],
    ['Law of', situs ? stateName(situs) : ''],
    ['Executed', executedAt ? formatDate(executedAt) : ''],
    ['Funded', trust.fundedAt ? formatDate(trust.fundedAt) : ''],
    ['Last changed', trust.modifiedAt ? formatDate(trust.modifiedAt) : ''],
    ['Revoked by', trust.revokedBy?.name ?? ''],
    ['Who receives', trust.isDiscretionary ? 'As the trustee decides' : ''],
    ['Begins', createdUponDeath ? 'At a death' : ''],
    ['Marital deduction', trust.qtipElection ? labelOf('QtipElection', trust.qtipElection) : ''],
    ['Estate tax', trust.isQdot ? 'A qualified domestic trust: put off until the spouse dies' : ''],
    ['GST transferor', trust.isReverseQtip ? 'The settlor, by a reverse election' : ''],
    [
      'GST exemption allocated late',
      trust.lateAllocations
        .map(({ allocatedOn, exemption }) => `${formatDollarsAndCents(exemption)} on ${formatDate(allocatedOn)}`)
        .join(', '),
    ],
    [
      'Powers of appointment',
      trust.powersOfAppointment
        .map(({ kind, person }) => `${labelOf('PowerOfAppointmentKind', kind)} of ${person.name}`)
        .join(', '),
    ],
  ];
  return rows.filter(([, value]) => value !== '');
}

function heldWords(createdUponDeath: boolean, isInsured: boolean): string {
  if (createdUponDeath) return 'Holds nothing until it begins at a death';
  return isInsured ? 'Holds today, less debts, with insurance at its cash value' : 'Holds today, less debts';
}

interface TrustSheetProps {
  readonly trust: TrustDetails;
  /** The page of its notes. */
  readonly notesHref: string;
  /** The page of its steps, one by one. */
  readonly dispositionsHref: string;
  /** Where its amendments stand, each on a page of its own. */
  readonly documentsHref: string;
  readonly onEdit: (() => void) | null;
  /** What is said of it between its term and who acts. */
  readonly children?: ReactNode;
}

/** One trust: what it is, what it holds, what it says happens, and who acts. */
export function TrustSheet({ trust, notesHref, dispositionsHref, documentsHref, onEdit, children }: TrustSheetProps) {
  const { name, kind, gstStatus, insideEstate, createdUponDeath, netWorth, benefitAtDeath } = trust;
  return (
    <Sheet
      title={name}
      aside={
        <Row gap={8} wrap>
          <Chip tone="trust" icon>
            {labelOf('TrustKind', kind)}
          </Chip>
          {onEdit && (
            <Button icon={<IconPencil size={16} aria-hidden />} onClick={onEdit} aria-label={`Change ${name}`}>
              Change
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={20}>
        <Row gap={6} wrap>
          <Chip tone={insideEstate ? 'asset' : 'trust'}>
            {insideEstate === null
              ? 'Not known whose: no settlor is named'
              : insideEstate
                ? 'Counts in the taxable estate'
                : 'Outside the taxable estate'}
          </Chip>
          {gstStatus && <Chip>{labelOf('GstStatus', gstStatus)}</Chip>}
          {trust.terminated && <Chip tone="warning">{trust.revokedBy ? 'Revoked' : 'Ended'}</Chip>}
        </Row>
        <Figure
          cents={createdUponDeath ? null : netWorth}
          caption={heldWords(createdUponDeath, benefitAtDeath !== null)}
        />
        {benefitAtDeath !== null && <Figure cents={benefitAtDeath} caption="Its insurance pays at a death" />}
        <dl className={css.facts}>
          {facts(trust).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Dispositions trust={trust} href={dispositionsHref} />
        <Amendments trust={trust} href={documentsHref} />
        <TrustTerm trust={trust} />
        {children}
        <Fiduciaries trust={trust} />
        <Notes trust={trust} href={notesHref} />
      </Stack>
    </Sheet>
  );
}

/** Whether the words name everybody who receives already. */
const saysWho = (description: string, recipients: TrustDetails['dispositions'][number]['recipients']): boolean =>
  recipients.every((party) => description.includes(partyName(party)));

/** What the instrument says, grouped by when, in its order. */
function Dispositions({ trust: { dispositions }, href }: { readonly trust: TrustDetails; readonly href: string }) {
  const moments = [...new Set(dispositions.map(({ when }) => when))];
  return (
    <section className={css.part}>
      <h3>What it says should happen</h3>
      {moments.length === 0 && <p>Nothing is recorded yet.</p>}
      <p>
        <UiLink href={href}>Open its dispositions step by step</UiLink>
      </p>
      {moments.map((when) => (
        <div key={when}>
          <h4 className={css.when}>{when}</h4>
          <List label={when}>
            {dispositions
              .filter((disposition) => disposition.when === when)
              .map(({ id, description, amount, percent, recipients, abstractionId }) => (
                <ListItem
                  key={id}
                  title={description}
                  text={[
                    !saysWho(description, recipients) && `To ${recipients.map(partyName).join(', ')}`,
                    abstractionId && 'Read from a document',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  trailing={
                    typeof amount === 'number' ? (
                      <Money cents={amount} />
                    ) : typeof percent === 'number' ? (
                      <span>{percent}%</span>
                    ) : undefined
                  }
                />
              ))}
          </List>
        </div>
      ))}
    </section>
  );
}

/** The chain of texts that change it: which count, and which a later one replaced. */
function Amendments({ trust: { amendments }, href }: { readonly trust: TrustDetails; readonly href: string }) {
  if (amendments.length === 0) return null;
  return (
    <section className={css.part}>
      <h3>What changed it</h3>
      <List label="What changed it">
        {amendments.map(({ id, name, executedAt, standing, restates }) => (
          <ListItem
            key={id}
            title={<UiLink href={`${href}/${id}`}>{name}</UiLink>}
            text={[restates ? 'Says all of it anew' : 'Amendment', executedAt && `signed ${formatDate(executedAt)}`]
              .filter(Boolean)
              .join(', ')}
            trailing={
              <Chip tone={standing === 'IN_FORCE' ? 'positive' : 'warning'}>
                {standing ? labelOf('DocumentStanding', standing) : 'What it says is not entered'}
              </Chip>
            }
          />
        ))}
      </List>
    </section>
  );
}

function Fiduciaries({ trust: { actingFiduciaries: fiduciaries } }: { trust: TrustDetails }) {
  return (
    <section className={css.part}>
      <h3>Who acts</h3>
      {fiduciaries.length === 0 ? (
        <p>Nobody is named.</p>
      ) : (
        <dl className={css.facts}>
          {fiduciaries
            .toSorted((a, b) => a.displayOrder - b.displayOrder)
            .map(({ id, roleTitle, personName }) => (
              <div key={id}>
                <dt>{roleTitle}</dt>
                <dd>{personName}</dd>
              </div>
            ))}
        </dl>
      )}
    </section>
  );
}

/** What somebody has noted of it; written and copied on a page of their own. */
function Notes({ trust: { provisionNotes }, href }: { trust: TrustDetails; href: string }) {
  return (
    <section className={css.part}>
      <h3>Provision notes</h3>
      {provisionNotes.length === 0 ? (
        <p>Nothing is noted yet.</p>
      ) : (
        <List label="Provision notes">
          {provisionNotes.map(({ id, text, provisionCategory }) => (
            <ListItem key={id} title={provisionCategory.text} text={text} />
          ))}
        </List>
      )}
      <p>
        <UiLink href={href}>Open the notes</UiLink>
      </p>
    </section>
  );
}
