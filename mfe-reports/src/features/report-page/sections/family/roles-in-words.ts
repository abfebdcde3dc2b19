interface Fiduciary {
  readonly roleTitle: string;
  readonly personName: string;
  readonly namedIn?: string | null;
}

export interface RoleInWords {
  readonly role: string;
  readonly who: string;
  readonly namedIn: string;
}

/** Who acts in which role, once, with all that names them: a successor in four papers is one line. */
export function rolesInWords(fiduciaries: readonly Fiduciary[]): RoleInWords[] {
  const same = Map.groupBy(fiduciaries, ({ roleTitle, personName }) => JSON.stringify([roleTitle, personName]));
  return [...same.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const papers = [...new Set(of.flatMap(({ namedIn }) => namedIn ?? []))];
    return { role: first.roleTitle, who: first.personName, namedIn: papers.join(', ') };
  });
}
