import { useMutation } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
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

/** Whether what two deaths bring to a trust runs together in it, and the choice. */
export function Convergence({ trust, estate, reload, mayEdit }: ConvergenceProps) {
  const { id, name, mayConverge, staysApart, isNonConverging } = trust;
  const [converge] = useMutation(ConvergeSubtrustsMutation);
  const [diverge, { loading }] = useMutation(DivergeSubtrustsMutation);
  if (!mayConverge) return null;
  const set = async (apart: boolean, version: number, undone = false): Promise<void> => {
    try {
      const change = { variables: { id, version } };
      const now = apart
        ? (await diverge(change)).data?.divergeSubtrusts.estate?.version
        : (await converge(change)).data?.convergeSubtrusts.estate?.version;
      const message = apart ? `Each death has a ${name} of its own.` : `${name} is one trust after both deaths.`;
      notify(undone ? { message } : { message, undo: () => void set(!apart, now ?? version + 1, true) });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await reload();
  };
  const ofParent = staysApart && !isNonConverging;
  return (
    <section className={css.part}>
      <h3>When both deaths bring it property</h3>
      <p>
        {staysApart
          ? 'What each death brings is kept in a trust of its own, by the same terms.'
          : 'What the second death brings joins what the first one did, in one trust.'}
      </p>
      {ofParent && <p>So it is for all sub-trusts of the trust that pays it.</p>}
      {mayEdit && !ofParent && (
        <p className={css.choice}>
          <Button disabled={loading} onClick={() => void set(!staysApart, estate.version)}>
            {staysApart ? 'Let it run together' : 'Keep apart'}
          </Button>
        </p>
      )}
    </section>
  );
}
