import { lazyPart } from '@platform/ui-kit';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';

const Form = () => <p>The form</p>;

test('a part whose file does not come is fetched until it is there, and the page around it stays', async () => {
  let tries = 0;
  const Dialog = lazyPart(async () => {
    tries += 1;
    if (tries < 2) throw new Error('the file did not come');
    return { Form };
  }, 'Form');
  render(
    <>
      <h2>Clients</h2>
      <Suspense>
        <Dialog />
      </Suspense>
    </>,
  );
  await screen.findByText('The form');
  expect(screen.getByRole('heading', { name: 'Clients' })).toBeTruthy();
});
