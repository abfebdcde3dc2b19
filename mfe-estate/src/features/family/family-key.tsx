import { Chip, Sheet } from '@platform/ui-kit';
import css from './family.module.css';

export function FamilyKey() {
  return (
    <Sheet title="How to read it">
      <dl className={css.key}>
        <div>
          <dt>
            <i className={css.keyMarried} />
          </dt>
          <dd>Married</dd>
        </div>
        <div>
          <dt>
            <i className={css.keyPrior} />
          </dt>
          <dd>Prior relationship</dd>
        </div>
        <div>
          <dt>
            <Chip tone="accent">Client</Chip>
          </dt>
          <dd>Whose estate this is</dd>
        </div>
        <div>
          <dt>
            <Chip tone="trust">Trustee</Chip>
          </dt>
          <dd>Acts under a trust, will or power</dd>
        </div>
        <div>
          <dt>
            <i className={css.keyPlain} />
          </dt>
          <dd>Does not receive</dd>
        </div>
      </dl>
    </Sheet>
  );
}
