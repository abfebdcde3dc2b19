import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { changeReversibly, serverErrorText } from '@platform/mfe-kit/forms';
import { Button, notify } from '@platform/ui-kit';
import css from './trusts.module.css';
import {
  ConvergeSubtrustsMutation,
  DivergeSubtrustsMutation,
  type TrustDetails,
  type TrustsReload,
} from './trusts-query.ts';

interface ConvergenceProps extends TrustsReload {
  readonly trust: TrustDetails;
  readonly mayEdit: boolean;
}

/** The trusts that this one pays and that both deaths can bring property to. */
const paidTwice = ({ trusts }: TrustsReload['estate'], { syntheticTrusts }: TrustDetails): string[] =>
  trusts
    .filter(({ id, mayConverge }) => mayConverge && syntheticTrusts.some((paid) => paid.id === id))
    .map(({ name }) => name);

/** What is so now: of the trust itself, where both deaths bring it property; else of the trusts that it pays. */
function stateWords(apart: boolean, paid: readonly string[]): string {
  if (paid.length === 0)
    return apart
      ? 'What each death brings is kept in a trust of its own, by the same terms.'
      : 'What the second death brings joins what the first one did, in one trust.';
  const names = paid.join(' and ');
  return apart
    ? `What each death brings to ${names} is kept in a trust of its own, by the same terms.`
    : `What the second death brings to ${names} joins what the first one did, in one trust.`;
}

/** Whether what two deaths bring to a trust, or to those that it pays, runs together, and the choice. */
export function Convergence({ trust, estate, reload, mayEdit }: ConvergenceProps) {
  const { id, name, mayConverge, staysApart, isNonConverging } = trust;
  const [converge] = useMutation(ConvergeSubtrustsMutation);
  const [diverge, { loading }] = useMutation(DivergeSubtrustsMutation);
  const paid = mayConverge ? [] : paidTwice(estate, trust);
  if (!mayConverge && paid.length === 0) return null;
  const isApart = mayConverge ? staysApart : isNonConverging;
  const apartOf = (one: TrustDetails): boolean => (mayConverge ? one.staysApart : one.isNonConverging);
  const change = async (apart: boolean, version: number): Promise<number> => {
    const over = { variables: { id, version } };
    const saved = apart
      ? (await diverge(over)).data?.divergeSubtrusts.estate
      : (await converge(over)).data?.convergeSubtrusts.estate;
    return saved?.version ?? version + 1;
  };
  const read = async () => {
    const saved = await reload();
    const found = saved?.trusts.find((one) => one.id === id);
    return saved && found ? { values: apartOf(found), version: saved.version } : null;
  };
  const named = paid.length > 0 ? paid.join(' and ') : name;
  const wordsFor = (apart: boolean): string =>
    apart
      ? `Each death has a ${named} of its own.`
      : `${named} ${paid.length > 1 ? 'are one trust each' : 'is one trust'} after both deaths.`;
  const set = async (apart: boolean): Promise<void> => {
    try {
      await changeReversibly({
        name: named,
        before: { values: isApart, version: estate.version },
        after: apart,
        change,
        read,
        saved: wordsFor(apart),
        undone: wordsFor(isApart),
      });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
      await refreshed(reload);
    }
  };
  const ofParent = mayConverge && staysApart && !isNonConverging;
  return (
    <section className={css.part}>
      <h3>
        {paid.length > 0 ? 'When both deaths bring its sub-trusts property' : 'When both deaths bring it property'}
      </h3>
      <p>{stateWords(isApart, paid)}</p>
      {ofParent && <p>So it is for all sub-trusts of the trust that pays it.</p>}
      {mayEdit && !ofParent && (
        <p className={css.choice}>
          <Button disabled={loading} onClick={() => void set(!isApart)}>
            {isApart ? 'Let it run together' : 'Keep apart'}
          </Button>
        </p>
      )}
    </section>
  );
}
