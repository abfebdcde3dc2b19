import type { PasswordProblem } from '@platform/contracts';
import { passwordRefused, quickPasswordProblems, wordsIn } from '../../domain/password/password-strength.ts';
import type { RunPasswordJob } from './password-threads.ts';

/** Whose password it is to be: words of theirs are easy to guess. */
export interface PasswordOwner {
  /** Name and address. */
  readonly own: readonly string[];
  readonly organizationIds: readonly string[];
}

export interface PasswordRulesDeps {
  readonly run: RunPasswordJob;
  readonly organizations: { byId(id: string): Promise<{ readonly name: string } | null> };
  readonly productName: string;
}

/** What a new password has to be; the dictionaries are asked last, in a thread. */
export function createPasswordRules({ run, organizations, productName }: PasswordRulesDeps) {
  async function problems(
    password: string,
    confirmation: string | undefined,
    { own, organizationIds }: PasswordOwner,
  ): Promise<PasswordProblem[]> {
    const found = await Promise.all(organizationIds.map((id) => organizations.byId(id)));
    const ownWords = wordsIn([...own, productName, ...found.flatMap((organization) => organization?.name ?? [])]);
    const quick = quickPasswordProblems(password, confirmation, ownWords);
    if (quick.length > 0) return quick;
    return (await run({ kind: 'estimate', password, ownWords })) === true ? ['dictionary'] : [];
  }
  return {
    problems,
    /** Throws: DomainError BAD_USER_INPUT, TOO_MANY_REQUESTS. */
    async assertNew(password: string, confirmation: string, owner: PasswordOwner): Promise<void> {
      const [first] = await problems(password, confirmation, owner);
      if (first) throw passwordRefused(first);
    },
  };
}
export type PasswordRules = ReturnType<typeof createPasswordRules>;
