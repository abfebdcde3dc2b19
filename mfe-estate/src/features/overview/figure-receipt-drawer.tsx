import { formatDate, type IsoDate } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import { Caption, Drawer, Receipt, Stack, UiLink } from '@platform/ui-kit';
import type { FigureReceipt } from './figure-receipts.ts';

export interface FigureReceiptDrawerProps {
  readonly receipt: FigureReceipt;
  /** Of the newest value in it; null where none has a day. */
  readonly valuedAsOf: IsoDate | null;
  readonly wayOn: { readonly href: string; readonly text: string };
  readonly onClose: () => void;
}

/** What a figure is made of, as of when, and on what it rests. */
export function FigureReceiptDrawer({ receipt, valuedAsOf, wayOn, onClose }: FigureReceiptDrawerProps) {
  const { title, lines, statutes, notes } = receipt;
  return (
    <Drawer opened onClose={onClose} title={title} width={480} footer={<UiLink href={wayOn.href}>{wayOn.text}</UiLink>}>
      <Stack gap={16}>
        <Receipt label={title} lines={lines} statutes={statutes} />
        {notes.map((note) => (
          <Caption key={note}>{note}</Caption>
        ))}
        <Caption>
          {valuedAsOf && `Values as of ${formatDate(valuedAsOf)}. `}Worked out on {formatDate(today())}.
        </Caption>
      </Stack>
    </Drawer>
  );
}
