/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      ok\n    }\n  }\n": typeof types.UpdatePasswordDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation validatePassword($password: String!, $linkToken: String) {\n    validatePassword(password: $password, linkToken: $linkToken) {\n      valid\n    }\n  }\n": typeof types.ValidatePasswordDocument,
    "\n  mutation ConfirmPasswordReset($input: ConfirmPasswordResetInput!) {\n    confirmPasswordReset(input: $input) {\n      ok\n      earlierAccessEnded\n    }\n  }\n": typeof types.ConfirmPasswordResetDocument,
    "\n  mutation updateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      ok\n    }\n  }\n": typeof types.UpdateUserDocument,
    "\n  fragment ReportSettingsForm_settings on OwnReportSettings {\n    version\n    preparedBy\n    sections\n    showToClient\n  }\n": typeof types.ReportSettingsForm_SettingsFragmentDoc,
    "\n  mutation UpdateOwnReportSettings($input: UpdateOwnReportSettingsInput!) {\n    updateOwnReportSettings(input: $input) {\n      ok\n      ownReportSettings {\n        id\n        ...ReportSettingsForm_settings\n      }\n    }\n  }\n": typeof types.UpdateOwnReportSettingsDocument,
    "\n  query OwnReportSettings {\n    ownReportSettings {\n      id\n      availableSections {\n        id\n        title\n        description\n        required\n      }\n      ...ReportSettingsForm_settings\n    }\n  }\n": typeof types.OwnReportSettingsDocument,
    "\n  query AccountSessions {\n    accountSessions {\n      id\n      createdAt\n      lastActivityAt\n      ipAddress\n      userAgent\n      isCurrent\n    }\n  }\n": typeof types.AccountSessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    revokeAccountSession(id: $id) {\n      ok\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    revokeOtherAccountSessions {\n      ok\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  query SignInOptions($organizationId: ID) {\n    signInOptions(organizationId: $organizationId) {\n      googleSso\n    }\n  }\n": typeof types.SignInOptionsDocument,
    "\n  query SecondFactor {\n    account2faSettings {\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n    }\n  }\n": typeof types.SecondFactorDocument,
    "\n  mutation VerifySignIn($otp: String!, $otpSource: OtpSource!) {\n    verifyOtp(otp: $otp, otpSource: $otpSource) {\n      verified\n    }\n  }\n": typeof types.VerifySignInDocument,
    "\n  mutation TextCode {\n    requestOtp {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n": typeof types.TextCodeDocument,
    "\n  mutation MailCode {\n    sendClientOtp {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n": typeof types.MailCodeDocument,
    "\n  mutation GiveUpSignIn {\n    signOut {\n      ok\n    }\n  }\n": typeof types.GiveUpSignInDocument,
    "\n  mutation signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      verified\n      requires\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  mutation LeaveOtherAccount {\n    signOut {\n      ok\n    }\n  }\n": typeof types.LeaveOtherAccountDocument,
    "\n  mutation AcceptInvitation($input: AcceptClientInvitationInput!) {\n    acceptClientInvitation(input: $input) {\n      ok\n      earlierAccessEnded\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query GuestInvitation($token: String!) {\n    invitationToken(token: $token) {\n      emailAddress\n      organizationName\n      inviterName\n      acceptance\n    }\n  }\n": typeof types.GuestInvitationDocument,
    "\n  mutation SignInGuest($token: String!, $exp: Int!) {\n    signInGuestWithToken(token: $token, exp: $exp) {\n      verified\n    }\n  }\n": typeof types.SignInGuestDocument,
    "\n  mutation MailGuestCode {\n    sendClientOtp {\n      ok\n    }\n  }\n": typeof types.MailGuestCodeDocument,
    "\n  query Invitation($token: String!, $organizationId: ID) {\n    invitationToken(token: $token, organizationId: $organizationId) {\n      emailAddress\n      name\n      organizationName\n      inviterName\n      acceptance\n    }\n  }\n": typeof types.InvitationDocument,
    "\n  mutation MailSignUpCode {\n    sendClientOtp {\n      ok\n    }\n  }\n": typeof types.MailSignUpCodeDocument,
    "\n  mutation GenerateBackupCodes {\n    generate2faBackupCodes {\n      backupCodes\n    }\n  }\n": typeof types.GenerateBackupCodesDocument,
    "\n  query OtpUri {\n    accountOtpUri {\n      provisioningUri\n    }\n  }\n": typeof types.OtpUriDocument,
    "\n  mutation TurnTwoFactorOff($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n    }\n  }\n": typeof types.TurnTwoFactorOffDocument,
    "\n  mutation RequestSetUpOtp($phoneNumber: String, $countryCode: String) {\n    requestOtp(phoneNumber: $phoneNumber, countryCode: $countryCode) {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n": typeof types.RequestSetUpOtpDocument,
    "\n  mutation VerifySetUpOtp($otp: String!, $otpSource: OtpSource!) {\n    verifyOtp(otp: $otp, otpSource: $otpSource) {\n      verified\n    }\n  }\n": typeof types.VerifySetUpOtpDocument,
    "\n  mutation TurnTwoFactorOn($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n      account2faSettings {\n        backupCodesLeft\n      }\n    }\n  }\n": typeof types.TurnTwoFactorOnDocument,
    "\n  query TwoFactorSettings {\n    account2faSettings {\n      countryCode\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n      backupCodesLeft\n      identityProof\n      mustConfirmIdentity\n    }\n  }\n": typeof types.TwoFactorSettingsDocument,
    "\n  mutation AskFirst($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n    }\n  }\n": typeof types.AskFirstDocument,
    "\n  query ClientHome($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      displayName\n      advisor { id name emailAddress }\n      netWorthReceipt { total asOf outsideTotal outside { label amount } }\n      distribution {\n        problem { code }\n        deaths { death on }\n        totals { everything family charity tax claims state }\n      }\n    }\n    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 50 }) {\n      collection { id name ownerName documentKind executedAt status shownStatus }\n      metadata { totalCount }\n    }\n    reports(estateId: $estateId, pagination: { page: 1, perPage: 1 }) {\n      collection { id name status compiledReport pageCount completedAt }\n    }\n  }\n": typeof types.ClientHomeDocument,
    "\n  query DashboardRoute($organizationId: ID!) {\n    estateOverview {\n      estatesCount\n      addedThisQuarter\n      netWorth\n      valuedWithin90DaysPercent\n      estimatedEstateTax\n      basicExclusion\n      basicExclusionAuthority\n      figuresAsOf\n      staleFiguresCount\n      hasMoreWork\n      households {\n        estateId\n        displayName\n        netWorth\n      }\n      work {\n        id\n        kind\n        estateId\n        estateName\n        title\n        detail\n        path\n        actionLabel\n        days\n      }\n      opportunities {\n        kind\n        title\n        detail\n        count\n        estateIds\n      }\n    }\n    organization(id: $organizationId) {\n      id\n      quotas {\n        id\n        type\n        total\n        free\n        rotationDays\n        rotationStartedAt\n        adjustNextRotationAt\n      }\n    }\n  }\n": typeof types.DashboardRouteDocument,
    "\n  query OwnEstates {\n    estates(pagination: { page: 1, perPage: 20 }) {\n      collection { id displayName organization { id name } }\n    }\n  }\n": typeof types.OwnEstatesDocument,
    "\n  mutation SwitchRole($id: ID!, $attributes: AccountAttributesInput!) {\n    updateAccount(id: $id, attributes: $attributes) {\n      ok\n      account {\n        id\n      }\n    }\n  }\n": typeof types.SwitchRoleDocument,
    "\n  query NotificationMenu($perPage: Int) {\n    notifications(page: 1, perPage: $perPage, showHidden: false) {\n      collection {\n        id\n        title\n        description\n        path\n        createdAt\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n": typeof types.NotificationMenuDocument,
    "\n  mutation MarkNotificationsRead($ids: [ID!]!) {\n    markNotificationsRead(notificationIds: $ids) {\n      ok\n    }\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  query NotificationsRoute($page: Int, $perPage: Int) {\n    notifications(page: $page, perPage: $perPage, showHidden: true) {\n      collection {\n        id\n        title\n        description\n        path\n        createdAt\n        readAt\n        clients {\n          estateId\n          displayName\n        }\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n": typeof types.NotificationsRouteDocument,
    "\n  query SearchDialog($needle: String!) {\n    search(needle: $needle, perPage: 100) {\n      collection {\n        id\n        scope\n        title\n        subtitle\n        path\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n": typeof types.SearchDialogDocument,
};
const documents: Documents = {
    "\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      ok\n    }\n  }\n": types.UpdatePasswordDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation validatePassword($password: String!, $linkToken: String) {\n    validatePassword(password: $password, linkToken: $linkToken) {\n      valid\n    }\n  }\n": types.ValidatePasswordDocument,
    "\n  mutation ConfirmPasswordReset($input: ConfirmPasswordResetInput!) {\n    confirmPasswordReset(input: $input) {\n      ok\n      earlierAccessEnded\n    }\n  }\n": types.ConfirmPasswordResetDocument,
    "\n  mutation updateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      ok\n    }\n  }\n": types.UpdateUserDocument,
    "\n  fragment ReportSettingsForm_settings on OwnReportSettings {\n    version\n    preparedBy\n    sections\n    showToClient\n  }\n": types.ReportSettingsForm_SettingsFragmentDoc,
    "\n  mutation UpdateOwnReportSettings($input: UpdateOwnReportSettingsInput!) {\n    updateOwnReportSettings(input: $input) {\n      ok\n      ownReportSettings {\n        id\n        ...ReportSettingsForm_settings\n      }\n    }\n  }\n": types.UpdateOwnReportSettingsDocument,
    "\n  query OwnReportSettings {\n    ownReportSettings {\n      id\n      availableSections {\n        id\n        title\n        description\n        required\n      }\n      ...ReportSettingsForm_settings\n    }\n  }\n": types.OwnReportSettingsDocument,
    "\n  query AccountSessions {\n    accountSessions {\n      id\n      createdAt\n      lastActivityAt\n      ipAddress\n      userAgent\n      isCurrent\n    }\n  }\n": types.AccountSessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    revokeAccountSession(id: $id) {\n      ok\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    revokeOtherAccountSessions {\n      ok\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  query SignInOptions($organizationId: ID) {\n    signInOptions(organizationId: $organizationId) {\n      googleSso\n    }\n  }\n": types.SignInOptionsDocument,
    "\n  query SecondFactor {\n    account2faSettings {\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n    }\n  }\n": types.SecondFactorDocument,
    "\n  mutation VerifySignIn($otp: String!, $otpSource: OtpSource!) {\n    verifyOtp(otp: $otp, otpSource: $otpSource) {\n      verified\n    }\n  }\n": types.VerifySignInDocument,
    "\n  mutation TextCode {\n    requestOtp {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n": types.TextCodeDocument,
    "\n  mutation MailCode {\n    sendClientOtp {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n": types.MailCodeDocument,
    "\n  mutation GiveUpSignIn {\n    signOut {\n      ok\n    }\n  }\n": types.GiveUpSignInDocument,
    "\n  mutation signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      verified\n      requires\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n": types.SignOutDocument,
    "\n  mutation LeaveOtherAccount {\n    signOut {\n      ok\n    }\n  }\n": types.LeaveOtherAccountDocument,
    "\n  mutation AcceptInvitation($input: AcceptClientInvitationInput!) {\n    acceptClientInvitation(input: $input) {\n      ok\n      earlierAccessEnded\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  query GuestInvitation($token: String!) {\n    invitationToken(token: $token) {\n      emailAddress\n      organizationName\n      inviterName\n      acceptance\n    }\n  }\n": types.GuestInvitationDocument,
    "\n  mutation SignInGuest($token: String!, $exp: Int!) {\n    signInGuestWithToken(token: $token, exp: $exp) {\n      verified\n    }\n  }\n": types.SignInGuestDocument,
    "\n  mutation MailGuestCode {\n    sendClientOtp {\n      ok\n    }\n  }\n": types.MailGuestCodeDocument,
    "\n  query Invitation($token: String!, $organizationId: ID) {\n    invitationToken(token: $token, organizationId: $organizationId) {\n      emailAddress\n      name\n      organizationName\n      inviterName\n      acceptance\n    }\n  }\n": types.InvitationDocument,
    "\n  mutation MailSignUpCode {\n    sendClientOtp {\n      ok\n    }\n  }\n": types.MailSignUpCodeDocument,
    "\n  mutation GenerateBackupCodes {\n    generate2faBackupCodes {\n      backupCodes\n    }\n  }\n": types.GenerateBackupCodesDocument,
    "\n  query OtpUri {\n    accountOtpUri {\n      provisioningUri\n    }\n  }\n": types.OtpUriDocument,
    "\n  mutation TurnTwoFactorOff($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n    }\n  }\n": types.TurnTwoFactorOffDocument,
    "\n  mutation RequestSetUpOtp($phoneNumber: String, $countryCode: String) {\n    requestOtp(phoneNumber: $phoneNumber, countryCode: $countryCode) {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n": types.RequestSetUpOtpDocument,
    "\n  mutation VerifySetUpOtp($otp: String!, $otpSource: OtpSource!) {\n    verifyOtp(otp: $otp, otpSource: $otpSource) {\n      verified\n    }\n  }\n": types.VerifySetUpOtpDocument,
    "\n  mutation TurnTwoFactorOn($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n      account2faSettings {\n        backupCodesLeft\n      }\n    }\n  }\n": types.TurnTwoFactorOnDocument,
    "\n  query TwoFactorSettings {\n    account2faSettings {\n      countryCode\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n      backupCodesLeft\n      identityProof\n      mustConfirmIdentity\n    }\n  }\n": types.TwoFactorSettingsDocument,
    "\n  mutation AskFirst($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n    }\n  }\n": types.AskFirstDocument,
    "\n  query ClientHome($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      displayName\n      advisor { id name emailAddress }\n      netWorthReceipt { total asOf outsideTotal outside { label amount } }\n      distribution {\n        problem { code }\n        deaths { death on }\n        totals { everything family charity tax claims state }\n      }\n    }\n    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 50 }) {\n      collection { id name ownerName documentKind executedAt status shownStatus }\n      metadata { totalCount }\n    }\n    reports(estateId: $estateId, pagination: { page: 1, perPage: 1 }) {\n      collection { id name status compiledReport pageCount completedAt }\n    }\n  }\n": types.ClientHomeDocument,
    "\n  query DashboardRoute($organizationId: ID!) {\n    estateOverview {\n      estatesCount\n      addedThisQuarter\n      netWorth\n      valuedWithin90DaysPercent\n      estimatedEstateTax\n      basicExclusion\n      basicExclusionAuthority\n      figuresAsOf\n      staleFiguresCount\n      hasMoreWork\n      households {\n        estateId\n        displayName\n        netWorth\n      }\n      work {\n        id\n        kind\n        estateId\n        estateName\n        title\n        detail\n        path\n        actionLabel\n        days\n      }\n      opportunities {\n        kind\n        title\n        detail\n        count\n        estateIds\n      }\n    }\n    organization(id: $organizationId) {\n      id\n      quotas {\n        id\n        type\n        total\n        free\n        rotationDays\n        rotationStartedAt\n        adjustNextRotationAt\n      }\n    }\n  }\n": types.DashboardRouteDocument,
    "\n  query OwnEstates {\n    estates(pagination: { page: 1, perPage: 20 }) {\n      collection { id displayName organization { id name } }\n    }\n  }\n": types.OwnEstatesDocument,
    "\n  mutation SwitchRole($id: ID!, $attributes: AccountAttributesInput!) {\n    updateAccount(id: $id, attributes: $attributes) {\n      ok\n      account {\n        id\n      }\n    }\n  }\n": types.SwitchRoleDocument,
    "\n  query NotificationMenu($perPage: Int) {\n    notifications(page: 1, perPage: $perPage, showHidden: false) {\n      collection {\n        id\n        title\n        description\n        path\n        createdAt\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n": types.NotificationMenuDocument,
    "\n  mutation MarkNotificationsRead($ids: [ID!]!) {\n    markNotificationsRead(notificationIds: $ids) {\n      ok\n    }\n  }\n": types.MarkNotificationsReadDocument,
    "\n  query NotificationsRoute($page: Int, $perPage: Int) {\n    notifications(page: $page, perPage: $perPage, showHidden: true) {\n      collection {\n        id\n        title\n        description\n        path\n        createdAt\n        readAt\n        clients {\n          estateId\n          displayName\n        }\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n": types.NotificationsRouteDocument,
    "\n  query SearchDialog($needle: String!) {\n    search(needle: $needle, perPage: 100) {\n      collection {\n        id\n        scope\n        title\n        subtitle\n        path\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n": types.SearchDialogDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation validatePassword($password: String!, $linkToken: String) {\n    validatePassword(password: $password, linkToken: $linkToken) {\n      valid\n    }\n  }\n"): (typeof documents)["\n  mutation validatePassword($password: String!, $linkToken: String) {\n    validatePassword(password: $password, linkToken: $linkToken) {\n      valid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPasswordReset($input: ConfirmPasswordResetInput!) {\n    confirmPasswordReset(input: $input) {\n      ok\n      earlierAccessEnded\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPasswordReset($input: ConfirmPasswordResetInput!) {\n    confirmPasswordReset(input: $input) {\n      ok\n      earlierAccessEnded\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation updateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation updateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportSettingsForm_settings on OwnReportSettings {\n    version\n    preparedBy\n    sections\n    showToClient\n  }\n"): (typeof documents)["\n  fragment ReportSettingsForm_settings on OwnReportSettings {\n    version\n    preparedBy\n    sections\n    showToClient\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOwnReportSettings($input: UpdateOwnReportSettingsInput!) {\n    updateOwnReportSettings(input: $input) {\n      ok\n      ownReportSettings {\n        id\n        ...ReportSettingsForm_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateOwnReportSettings($input: UpdateOwnReportSettingsInput!) {\n    updateOwnReportSettings(input: $input) {\n      ok\n      ownReportSettings {\n        id\n        ...ReportSettingsForm_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnReportSettings {\n    ownReportSettings {\n      id\n      availableSections {\n        id\n        title\n        description\n        required\n      }\n      ...ReportSettingsForm_settings\n    }\n  }\n"): (typeof documents)["\n  query OwnReportSettings {\n    ownReportSettings {\n      id\n      availableSections {\n        id\n        title\n        description\n        required\n      }\n      ...ReportSettingsForm_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountSessions {\n    accountSessions {\n      id\n      createdAt\n      lastActivityAt\n      ipAddress\n      userAgent\n      isCurrent\n    }\n  }\n"): (typeof documents)["\n  query AccountSessions {\n    accountSessions {\n      id\n      createdAt\n      lastActivityAt\n      ipAddress\n      userAgent\n      isCurrent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    revokeAccountSession(id: $id) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    revokeAccountSession(id: $id) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    revokeOtherAccountSessions {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    revokeOtherAccountSessions {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInOptions($organizationId: ID) {\n    signInOptions(organizationId: $organizationId) {\n      googleSso\n    }\n  }\n"): (typeof documents)["\n  query SignInOptions($organizationId: ID) {\n    signInOptions(organizationId: $organizationId) {\n      googleSso\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactor {\n    account2faSettings {\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n    }\n  }\n"): (typeof documents)["\n  query SecondFactor {\n    account2faSettings {\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifySignIn($otp: String!, $otpSource: OtpSource!) {\n    verifyOtp(otp: $otp, otpSource: $otpSource) {\n      verified\n    }\n  }\n"): (typeof documents)["\n  mutation VerifySignIn($otp: String!, $otpSource: OtpSource!) {\n    verifyOtp(otp: $otp, otpSource: $otpSource) {\n      verified\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TextCode {\n    requestOtp {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n"): (typeof documents)["\n  mutation TextCode {\n    requestOtp {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailCode {\n    sendClientOtp {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n"): (typeof documents)["\n  mutation MailCode {\n    sendClientOtp {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveUpSignIn {\n    signOut {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation GiveUpSignIn {\n    signOut {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      verified\n      requires\n    }\n  }\n"): (typeof documents)["\n  mutation signIn($input: SignInInput!) {\n    signIn(input: $input) {\n      verified\n      requires\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveOtherAccount {\n    signOut {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveOtherAccount {\n    signOut {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($input: AcceptClientInvitationInput!) {\n    acceptClientInvitation(input: $input) {\n      ok\n      earlierAccessEnded\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($input: AcceptClientInvitationInput!) {\n    acceptClientInvitation(input: $input) {\n      ok\n      earlierAccessEnded\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestInvitation($token: String!) {\n    invitationToken(token: $token) {\n      emailAddress\n      organizationName\n      inviterName\n      acceptance\n    }\n  }\n"): (typeof documents)["\n  query GuestInvitation($token: String!) {\n    invitationToken(token: $token) {\n      emailAddress\n      organizationName\n      inviterName\n      acceptance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInGuest($token: String!, $exp: Int!) {\n    signInGuestWithToken(token: $token, exp: $exp) {\n      verified\n    }\n  }\n"): (typeof documents)["\n  mutation SignInGuest($token: String!, $exp: Int!) {\n    signInGuestWithToken(token: $token, exp: $exp) {\n      verified\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailGuestCode {\n    sendClientOtp {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation MailGuestCode {\n    sendClientOtp {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitation($token: String!, $organizationId: ID) {\n    invitationToken(token: $token, organizationId: $organizationId) {\n      emailAddress\n      name\n      organizationName\n      inviterName\n      acceptance\n    }\n  }\n"): (typeof documents)["\n  query Invitation($token: String!, $organizationId: ID) {\n    invitationToken(token: $token, organizationId: $organizationId) {\n      emailAddress\n      name\n      organizationName\n      inviterName\n      acceptance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailSignUpCode {\n    sendClientOtp {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation MailSignUpCode {\n    sendClientOtp {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateBackupCodes {\n    generate2faBackupCodes {\n      backupCodes\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateBackupCodes {\n    generate2faBackupCodes {\n      backupCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OtpUri {\n    accountOtpUri {\n      provisioningUri\n    }\n  }\n"): (typeof documents)["\n  query OtpUri {\n    accountOtpUri {\n      provisioningUri\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnTwoFactorOff($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation TurnTwoFactorOff($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSetUpOtp($phoneNumber: String, $countryCode: String) {\n    requestOtp(phoneNumber: $phoneNumber, countryCode: $countryCode) {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n"): (typeof documents)["\n  mutation RequestSetUpOtp($phoneNumber: String, $countryCode: String) {\n    requestOtp(phoneNumber: $phoneNumber, countryCode: $countryCode) {\n      ok\n      requestsLeft\n      renewedInSeconds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifySetUpOtp($otp: String!, $otpSource: OtpSource!) {\n    verifyOtp(otp: $otp, otpSource: $otpSource) {\n      verified\n    }\n  }\n"): (typeof documents)["\n  mutation VerifySetUpOtp($otp: String!, $otpSource: OtpSource!) {\n    verifyOtp(otp: $otp, otpSource: $otpSource) {\n      verified\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnTwoFactorOn($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n      account2faSettings {\n        backupCodesLeft\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TurnTwoFactorOn($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n      account2faSettings {\n        backupCodesLeft\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwoFactorSettings {\n    account2faSettings {\n      countryCode\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n      backupCodesLeft\n      identityProof\n      mustConfirmIdentity\n    }\n  }\n"): (typeof documents)["\n  query TwoFactorSettings {\n    account2faSettings {\n      countryCode\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n      backupCodesLeft\n      identityProof\n      mustConfirmIdentity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskFirst($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation AskFirst($input: Update2faSettingsInput!) {\n    update2faSettings(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientHome($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      displayName\n      advisor { id name emailAddress }\n      netWorthReceipt { total asOf outsideTotal outside { label amount } }\n      distribution {\n        problem { code }\n        deaths { death on }\n        totals { everything family charity tax claims state }\n      }\n    }\n    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 50 }) {\n      collection { id name ownerName documentKind executedAt status shownStatus }\n      metadata { totalCount }\n    }\n    reports(estateId: $estateId, pagination: { page: 1, perPage: 1 }) {\n      collection { id name status compiledReport pageCount completedAt }\n    }\n  }\n"): (typeof documents)["\n  query ClientHome($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      displayName\n      advisor { id name emailAddress }\n      netWorthReceipt { total asOf outsideTotal outside { label amount } }\n      distribution {\n        problem { code }\n        deaths { death on }\n        totals { everything family charity tax claims state }\n      }\n    }\n    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 50 }) {\n      collection { id name ownerName documentKind executedAt status shownStatus }\n      metadata { totalCount }\n    }\n    reports(estateId: $estateId, pagination: { page: 1, perPage: 1 }) {\n      collection { id name status compiledReport pageCount completedAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardRoute($organizationId: ID!) {\n    estateOverview {\n      estatesCount\n      addedThisQuarter\n      netWorth\n      valuedWithin90DaysPercent\n      estimatedEstateTax\n      basicExclusion\n      basicExclusionAuthority\n      figuresAsOf\n      staleFiguresCount\n      hasMoreWork\n      households {\n        estateId\n        displayName\n        netWorth\n      }\n      work {\n        id\n        kind\n        estateId\n        estateName\n        title\n        detail\n        path\n        actionLabel\n        days\n      }\n      opportunities {\n        kind\n        title\n        detail\n        count\n        estateIds\n      }\n    }\n    organization(id: $organizationId) {\n      id\n      quotas {\n        id\n        type\n        total\n        free\n        rotationDays\n        rotationStartedAt\n        adjustNextRotationAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query DashboardRoute($organizationId: ID!) {\n    estateOverview {\n      estatesCount\n      addedThisQuarter\n      netWorth\n      valuedWithin90DaysPercent\n      estimatedEstateTax\n      basicExclusion\n      basicExclusionAuthority\n      figuresAsOf\n      staleFiguresCount\n      hasMoreWork\n      households {\n        estateId\n        displayName\n        netWorth\n      }\n      work {\n        id\n        kind\n        estateId\n        estateName\n        title\n        detail\n        path\n        actionLabel\n        days\n      }\n      opportunities {\n        kind\n        title\n        detail\n        count\n        estateIds\n      }\n    }\n    organization(id: $organizationId) {\n      id\n      quotas {\n        id\n        type\n        total\n        free\n        rotationDays\n        rotationStartedAt\n        adjustNextRotationAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnEstates {\n    estates(pagination: { page: 1, perPage: 20 }) {\n      collection { id displayName organization { id name } }\n    }\n  }\n"): (typeof documents)["\n  query OwnEstates {\n    estates(pagination: { page: 1, perPage: 20 }) {\n      collection { id displayName organization { id name } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchRole($id: ID!, $attributes: AccountAttributesInput!) {\n    updateAccount(id: $id, attributes: $attributes) {\n      ok\n      account {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchRole($id: ID!, $attributes: AccountAttributesInput!) {\n    updateAccount(id: $id, attributes: $attributes) {\n      ok\n      account {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationMenu($perPage: Int) {\n    notifications(page: 1, perPage: $perPage, showHidden: false) {\n      collection {\n        id\n        title\n        description\n        path\n        createdAt\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query NotificationMenu($perPage: Int) {\n    notifications(page: 1, perPage: $perPage, showHidden: false) {\n      collection {\n        id\n        title\n        description\n        path\n        createdAt\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead($ids: [ID!]!) {\n    markNotificationsRead(notificationIds: $ids) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead($ids: [ID!]!) {\n    markNotificationsRead(notificationIds: $ids) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationsRoute($page: Int, $perPage: Int) {\n    notifications(page: $page, perPage: $perPage, showHidden: true) {\n      collection {\n        id\n        title\n        description\n        path\n        createdAt\n        readAt\n        clients {\n          estateId\n          displayName\n        }\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query NotificationsRoute($page: Int, $perPage: Int) {\n    notifications(page: $page, perPage: $perPage, showHidden: true) {\n      collection {\n        id\n        title\n        description\n        path\n        createdAt\n        readAt\n        clients {\n          estateId\n          displayName\n        }\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchDialog($needle: String!) {\n    search(needle: $needle, perPage: 100) {\n      collection {\n        id\n        scope\n        title\n        subtitle\n        path\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchDialog($needle: String!) {\n    search(needle: $needle, perPage: 100) {\n      collection {\n        id\n        scope\n        title\n        subtitle\n        path\n      }\n      metadata {\n        totalCount\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;