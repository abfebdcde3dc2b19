import { IconButton } from '@platform/ui-kit';
import { IconReceipt } from '@tabler/icons-react';
import css from './what-if.module.css';

export interface ReceiptButtonProps {
  /** Of what the receipt is. */
  readonly of: string;
  readonly onOpen: () => void;
}

/** The way from a figure to how it is worked out. */
export const ReceiptButton = ({ of, onOpen }: ReceiptButtonProps) => (
  <IconButton
    className={css.opensReceipt}
    variant="ghost"
    size="small"
    label={`Receipt of ${of}`}
    icon={<IconReceipt size={16} stroke={1.6} />}
    onClick={onOpen}
  />
);
