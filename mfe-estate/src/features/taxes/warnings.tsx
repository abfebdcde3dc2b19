import { List, ListItem, MeaningIcon, Money, Sheet, Statute } from '@platform/ui-kit';
import { statutesOf } from '../estate/statutes.ts';
import type { TaxesDistribution } from './taxes-query.ts';

/** What the calculation had to assume or could not honour. */
export function Warnings({ warnings }: { warnings: TaxesDistribution['warnings'] }) {
  if (warnings.length === 0) return null;
  return (
    <Sheet title="To know about this calculation">
      <List label="Warnings">
        {warnings.map(({ code, message, amount, ids, authority }) => (
          <ListItem
            key={`${code}:${ids.join()}:${message}`}
            leading={
              <span style={{ color: 'var(--warning-solid)' }}>
                <MeaningIcon name="danger" size={18} label="Warning" />
              </span>
            }
            title={message}
            text={statutesOf(authority).map((statute) => <Statute key={statute.citation} {...statute} />)}
            trailing={amount > 0 && <Money cents={amount} />}
          />
        ))}
      </List>
    </Sheet>
  );
}
