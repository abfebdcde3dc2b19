import { List, ListItem, MeaningIcon, Money, Receipt } from '@platform/ui-kit';
import { DEATH_WORDS, taxTitle } from '../estate/estate-words.ts';
import { workingLines } from '../estate/working-lines.ts';
import type { DiagramTax } from './diagram-query.ts';

/** One tax: why it is due, its receipt, the law, and who bears it. */
export function TaxDetails({ tax, titled }: { tax: DiagramTax; titled: boolean }) {
  const { sentence, working, borneBy, death } = tax;
  return (
    <>
      {titled && (
        <h3>
          {taxTitle(tax)}, {(DEATH_WORDS[death] ?? death).toLowerCase()}
        </h3>
      )}
      {sentence && <p>{sentence}</p>}
      <section>
        <h3>How it is worked out</h3>
        <Receipt label={`${taxTitle(tax)}, worked out`} lines={workingLines(working.lines)} />
      </section>
      {working.authority.length > 0 && (
        <section>
          <h3>Authority</h3>
          <List label="Authority">
            {working.authority.map(({ cite, title }) => (
              <ListItem key={cite} leading={<MeaningIcon name="authority" size={16} />} title={cite} text={title} />
            ))}
          </List>
        </section>
      )}
      {borneBy.length > 0 && (
        <section>
          <h3>Borne by</h3>
          <Receipt
            label="Borne by"
            lines={borneBy.map(({ id, name, amount }) => ({ id, label: name, cents: amount }))}
          />
        </section>
      )}
      {working.certainty && working.certainty !== 'settled' && (
        <p>
          Certainty: {working.certainty}. <Money cents={working.amount} /> may change with it.
        </p>
      )}
    </>
  );
}
