export type SecondFactorSource = 'AUTH_APP' | 'SMS' | 'EMAIL' | 'BACKUP_CODE';

export interface SecondFactorSettings {
  readonly enable2fa: boolean;
  readonly enableAuthApp2fa: boolean;
  readonly enableSms2fa: boolean;
  readonly primary2faPreference?: 'AUTH_APP' | 'SMS' | null;
}

/** Where a waiting sign-in may take its code from, the primary method first. Guests have mail only. */
export function codeSources(settings: SecondFactorSettings): readonly SecondFactorSource[] {
  if (!settings.enable2fa) return ['EMAIL'];
  const methods: SecondFactorSource[] = [];
  if (settings.enableAuthApp2fa) methods.push('AUTH_APP');
  if (settings.enableSms2fa) methods.push('SMS');
  if (settings.primary2faPreference === 'SMS') methods.reverse();
  return [...methods, 'BACKUP_CODE'];
}

/** The same for everybody: who opens somebody else's link is not to learn whether the address has an account. */
const EMAIL_LEAD =
  'We mail a code of six digits to the address of your invitation. Where it has an account already, the mail says to ' +
  'sign in instead.';

/** Words of a source; `phone` is the end of the number. */
export function sourceWords(source: SecondFactorSource, phone: string | null) {
  switch (source) {
    case 'AUTH_APP':
      return { name: 'App', label: 'Code', lead: 'Your authenticator app shows a code of six digits.' };
    case 'SMS':
      return {
        name: 'Text',
        label: 'Code',
        lead: `We text a code of six digits to the number ending in ${phone ?? '…'}.`,
      };
    case 'EMAIL':
      return { name: 'Mail', label: 'Code', lead: EMAIL_LEAD };
    case 'BACKUP_CODE':
      return { name: 'Backup code', label: 'Backup code', lead: 'Each of your backup codes works once.' };
  }
}
