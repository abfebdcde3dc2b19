import { renderScreen, screen } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { AddressConfirmedRoute } from './address-confirmed.route.tsx';

test.each([
  ['/clients', '/clients'],
  ['//elsewhere.example', '/'],
  ['/account/logout', '/'],
])(
  'whoever took an account over is told what has ended, and goes on from redirect=%s to %s',
  async (redirect, href) => {
    renderScreen(<AddressConfirmedRoute />, {
      at: `/account/address-confirmed?redirect=${encodeURIComponent(redirect)}`,
    });
    await screen.findByRole('heading', { name: 'This account is yours' });
    expect(screen.getByRole('alert').textContent).toContain('passwords, second factors and sessions');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(href);
  },
);
