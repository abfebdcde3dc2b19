import { amountProblem } from '@platform/contracts/field-rules';
import type { Disclaimer, DistributionResult, EstateCase } from '@platform/estate-engine';
import { formatWholeDollars, parseDollars } from '@platform/kernel';
import { Button, IconButton, Select, Stack, TextInput } from '@platform/ui-kit';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { disclaimablesOf } from './asked-facts.ts';
import { nameIn } from './outcomes.ts';
import css from './what-if.module.css';

export interface DisclaimersProps {
  readonly input: EstateCase;
  readonly base: DistributionResult | undefined;
  readonly disclaimers: readonly Disclaimer[];
  readonly onChange: (disclaimers: readonly Disclaimer[]) => void;
}

function words(input: EstateCase, { personId, assetId, amountCents }: Disclaimer): string {
  const what = assetId ? nameIn(input, assetId) : 'the share of the rest';
  const amount = amountCents === undefined ? what : `$${formatWholeDollars(amountCents)} of ${what}`;
  return `${nameIn(input, personId)} says no to ${amount}`;
}

/** Who says no to what comes to them: it passes then as if they had died before (IRC 2518). */
export function Disclaimers({ input, base, disclaimers, onChange }: DisclaimersProps) {
  const [personId, setPersonId] = useState('');
  const [assetId, setAssetId] = useState('');
  const [amount, setAmount] = useState('');
  const people = disclaimablesOf(input, base);
  const chosen = people.find((one) => one.personId === personId);
  if (people.length === 0 && disclaimers.length === 0) return null;
  const problem = amountProblem(amount);
  const add = (): void => {
    const amountCents = parseDollars(amount);
    const added = { personId, ...(assetId && { assetId }), ...(amountCents !== null && { amountCents }) };
    onChange([...disclaimers, added]);
    setPersonId('');
    setAssetId('');
    setAmount('');
  };
  return (
    <div>
      <h3 className={css.label}>Disclaimers</h3>
      <Stack gap={12}>
        {disclaimers.length > 0 && (
          <ul className={css.disclaimers} aria-label="Disclaimers">
            {disclaimers.map((disclaimer) => (
              <li key={JSON.stringify(disclaimer)}>
                <span>{words(input, disclaimer)}</span>
                <IconButton
                  label={`Take back: ${words(input, disclaimer)}`}
                  icon={<IconX size={16} stroke={1.6} />}
                  onClick={() => onChange(disclaimers.filter((one) => one !== disclaimer))}
                />
              </li>
            ))}
          </ul>
        )}
        <Select
          label="Who says no"
          value={personId}
          options={[
            { value: '', label: 'Nobody more' },
            ...people.map((one) => ({ value: one.personId, label: one.name })),
          ]}
          onChange={(event) => {
            setPersonId(event.target.value);
            setAssetId('');
          }}
        />
        {chosen && (
          <>
            <Select
              label="To what"
              value={assetId}
              options={[
                { value: '', label: 'The share of the rest' },
                ...chosen.assets.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => setAssetId(event.target.value)}
            />
            <TextInput
              label="How much"
              optional
              hint="Empty is all of it"
              inputMode="decimal"
              autoComplete="off"
              prefix="$"
              value={amount}
              error={problem}
              onChange={(event) => setAmount(event.target.value)}
            />
            <div>
              <Button onClick={add} disabled={problem !== null}>
                Add disclaimer
              </Button>
            </div>
          </>
        )}
      </Stack>
    </div>
  );
}
