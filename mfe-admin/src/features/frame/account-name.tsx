import { Avatar, Row } from '@platform/ui-kit';

/** Whose account a row is. */
export function AccountName({ name, emailAddress }: { readonly name: string; readonly emailAddress: string }) {
  return (
    <Row gap={10}>
      <Avatar name={name} />
      <span>
        <b>{name}</b>
        <br />
        {emailAddress}
      </span>
    </Row>
  );
}
