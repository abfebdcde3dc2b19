import { sumCents } from '@platform/kernel';
import { Caption, Drawer, Receipt, type ReceiptLine, Stack } from '@platform/ui-kit';
import { CertaintyChip } from '../estate/certainty-chip.tsx';
import type { SideNames } from './comparison.tsx';
import { type TaxReceipt, taxReceipts } from './tax-receipts.ts';
import type { TaxesOfSides } from './use-tax-receipts.tsx';
import css from './what-if.module.css';

export interface TaxReceiptDrawerProps extends TaxesOfSides {
  /** The line of the comparison that is opened, and what it is called. */
  readonly opened: { readonly id: string; readonly label: string };
  readonly onClose: () => void;
}

/** How a tax is worked out on both sides: its lines, the law, and who bears it. */
export function TaxReceiptDrawer({ named, before, after, sides, opened, onClose }: TaxReceiptDrawerProps) {
  const [was, is] = [before, after].map((result) => taxReceipts(named, result, opened.id));
  const isSame = JSON.stringify(was) === JSON.stringify(is);
  return (
    <Drawer opened onClose={onClose} title={opened.label} width={520}>
      <Stack gap={24}>
        <Side name={isSame ? `${sides.before}, and ${sides.after}` : sides.after} receipts={is ?? []} />
        {!isSame && <Side name={sides.before} receipts={was ?? []} />}
        <Caption>Worked out here by the same rules as the page of taxes. Estimates.</Caption>
      </Stack>
    </Drawer>
  );
}

function Side({ name, receipts }: { readonly name: SideNames['before']; readonly receipts: readonly TaxReceipt[] }) {
  return (
    <section className={css.receipts} aria-label={name}>
      <h3>{name}</h3>
      {receipts.length === 0 && <p>No tax is due.</p>}
      {receipts.map((receipt) => (
        <OneTax key={receipt.id} receipt={receipt} titled={receipts.length > 1} />
      ))}
      {receipts.length > 1 && <Receipt label={`${name}, together`} lines={sumOf(receipts)} />}
    </section>
  );
}

const sumOf = (receipts: readonly TaxReceipt[]): ReceiptLine[] => [
  ...receipts.map(({ id, title, amountCents }) => ({ id, label: title, cents: amountCents })),
  { id: 'total', label: 'Together', cents: sumCents(receipts.map(({ amountCents }) => amountCents)), kind: 'total' },
];

function OneTax({ receipt, titled }: { readonly receipt: TaxReceipt; readonly titled: boolean }) {
  const { title, lines, statutes, formula, certainty, borneBy } = receipt;
  return (
    <Stack gap={8}>
      {titled && <h4>{title}</h4>}
      <Receipt label={`${title}, worked out`} lines={lines} statutes={statutes} />
      {formula && <Caption>{formula}</Caption>}
      <CertaintyChip certainty={certainty} />
      {borneBy.length > 1 && (
        <>
          <h4>Who bears it</h4>
          <Receipt label={`Who bears the ${title}`} lines={borneBy} />
        </>
      )}
    </Stack>
  );
}
