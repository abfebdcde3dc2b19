import { newId } from '@platform/kernel';
import { CASTELLAN_ESTATE_ID, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import type { StartedIdentity } from './identity-harness.ts';

const SHARE = 'mutation ($input: CreateMembershipInput!) { createMembership(input: $input) { token exp } }';
const COME = 'mutation ($token: String!, $exp: Int!) { signInGuestWithToken(token: $token, exp: $exp) { verified } }';
const MAIL_CODE = 'mutation { sendClientOtp { ok requestsLeft } }';
const VERIFY = 'mutation ($otp: String!, $from: OtpSource!) { verifyOtp(otp: $otp, otpSource: $from) { verified } }';

export interface GuestLink {
  readonly token: string;
  readonly exp: number;
}
/** The id of the invitation behind a link. */
export const invitationOf = ({ token }: GuestLink): string => token.split('.')[0] ?? '';

/** What guests do, and what an advisor does who shares with them. */
export function guestsOf(identity: StartedIdentity, advisor: string) {
  const share = (emailAddress: string, estateIds: readonly string[] = [CASTELLAN_ESTATE_ID]) => {
    const input = { organizationId: SAMPLE_ORGANIZATIONS.northmere.id, emailAddress, name: 'Gus Guest', estateIds };
    return identity.graphql(SHARE, { input }, { token: advisor });
  };
  const linkOf = async (emailAddress: string, estateIds?: readonly string[]): Promise<GuestLink> =>
    Object((await share(emailAddress, estateIds)).data?.['createMembership']) as GuestLink;
  const come = (link: GuestLink, token?: string) => identity.graphql(COME, { ...link }, { token });
  const askForCode = (token: string | undefined) => identity.graphql(MAIL_CODE, {}, { token });
  const verify = (token: string | undefined, otp: string | undefined, from = 'EMAIL') =>
    identity.graphql(VERIFY, { otp: otp ?? '', from }, { token });
  /** The newest code that was sent; invitations and notices are sent beside, and may come after it. */
  async function mailedCode(to: string): Promise<string | undefined> {
    const texts = (await identity.shared.messages.latest(20, to)).map(({ text }) => /code is (\d{6})/.exec(text)?.[1]);
    return texts.find((code) => code !== undefined);
  }
  return {
    share,
    linkOf,
    come,
    askForCode,
    verify,
    mailedCode,
    /** Whoever waits for a code, signed in with it. */
    async verifyByMail(waiting: string | undefined, emailAddress: string): Promise<string | undefined> {
      await askForCode(waiting);
      return (await verify(waiting, await mailedCode(emailAddress))).session;
    },
    /** The guest of a link, signed in with the mailed code. */
    async guest(estateIds?: readonly string[]) {
      const emailAddress = `invited-${newId().slice(0, 8)}@example.com`;
      const link = await linkOf(emailAddress, estateIds);
      const session = await this.verifyByMail((await come(link)).session, emailAddress);
      return { emailAddress, link, come: () => come(link), session };
    },
  };
}
