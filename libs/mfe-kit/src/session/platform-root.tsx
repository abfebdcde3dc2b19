import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type SchemeChoice, ThemeProvider } from '@platform/ui-kit';
import type { ReactNode } from 'react';
import { RouterLink } from '../routing/router-link.tsx';
import { SessionProvider, useSessionState } from './session-context.tsx';

export interface PlatformRootProps {
  readonly client: ApolloClient;
  readonly scheme?: SchemeChoice;
  readonly children: ReactNode;
}

/** Client, session and the organization's theme, in this order. Inside a router. */
export function PlatformRoot({ client, scheme, children }: PlatformRootProps) {
  return (
    <ApolloProvider client={client}>
      <SessionProvider>
        <ThemedRoot scheme={scheme}>{children}</ThemedRoot>
      </SessionProvider>
    </ApolloProvider>
  );
}

function ThemedRoot({ scheme, children }: Omit<PlatformRootProps, 'client'>) {
  const { session } = useSessionState();
  return (
    <ThemeProvider
      organization={session?.organization?.organizationThemeSettings ?? undefined}
      scheme={scheme}
      link={RouterLink}
    >
      {children}
    </ThemeProvider>
  );
}
