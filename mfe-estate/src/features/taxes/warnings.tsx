import { List, ListItem, MeaningIcon, Money, Sheet } from '@platform/ui-kit';
import type { TaxesDistribution } from './taxes-query.ts';

/** What the calculation had to assume or could not honour. */
export function Warnings({ warnings }: { warnings: TaxesDistribution['warnings'] }) {
  if (warnings.length === 0) return null;
  return (
    <Sheet title="To know about this calculation">
      <List label="Warnings">
        {warnings.map(({ code, message, amount, ids }) => (
          <ListItem
            key={`${code}:${ids.join()}:${message}`}
            leading={
              <span style={{ color: 'var(--warning-solid)' }}>
                <MeaningIcon name="danger" size={18} label="Warning" />
              </span>
            }
            title={message}
            trailing={amount > 0 && <Money cents={amount} />}
          />
        ))}
      </List>
    </Sheet>
  );
}
