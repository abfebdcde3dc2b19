import type { RowChoices } from '@platform/ui-kit/data-table';
import { useState } from 'react';
import { type Client, namedClient } from './client-columns.tsx';
import type { MenuClient } from './client-menu.tsx';

/** Clients of the page that is shown; what is no longer on it is chosen no more. */
export function useChosenClients(shown: readonly Client[]): {
  readonly choices: RowChoices<Client>;
  readonly chosen: readonly MenuClient[];
  readonly keep: (ids: readonly string[]) => void;
  /** A phone shows boxes while somebody chooses. */
  readonly choosing: boolean;
  readonly setChoosing: (choosing: boolean) => void;
} {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [choosing, setChoosing] = useState(false);
  const here = shown.filter(({ id }) => ids.has(id));
  const chosen = here.map((client) => {
    const { id, displayName, version, organizationId, advisor, groups } = namedClient(client);
    return { id, displayName, version, organizationId, advisor: advisor ?? null, groups };
  });
  return {
    choices: {
      chosen: new Set(here.map(({ id }) => id)),
      onChange: setIds,
      nameOf: (client) => namedClient(client).displayName,
      onPhone: choosing,
    },
    chosen,
    keep: (kept) => setIds(new Set(kept)),
    choosing,
    setChoosing: (next) => {
      setChoosing(next);
      if (!next) setIds(new Set());
    },
  };
}
