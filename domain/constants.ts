/**
 * The numbers of behaviour, in one place (decision 007); the first ones are promised (specification S10).
 * Those of toasts are in `toasts.ts`. Milliseconds unless the name says otherwise. Marketing figures are the owner's: `content/site.yaml`.
 */
export const constants = {
  /** Registration form checks it; the server enforces it for everybody. */
  passwordMinLength: 8,
  /** What bcrypt on a hosted Supabase project can hold; the embedded backend refuses more, too. */
  passwordMaxBytes: 72,
  registrationMaxRetries: 3,
  registrationRetryBaseDelay: 2_000,
  /** Default of the exponential helper itself, when no base is given. */
  retryDefaultBaseDelay: 1_000,
  retryDelayCap: 10_000,
  retryJitter: 1_000,
  languageRestoreDelay: 100,
  revealThreshold: 0.05,
  revealMarginPixels: 100,
  redirectAfterPasswordChange: 1_000,
  queryStaleTime: 5 * 60_000,
  queryGcTime: 10 * 60_000,
  queryRetries: 2,
  /** Age at which a person may consent alone (LOPDGDD art. 7); a bill would make it 16. */
  ageOfConsentYears: 14,
  /** Nothing of this project is older: the database refuses times before it (decision 041). */
  firstDay: '2026-01-01',
  /** How long a guest's answers wait on the server for the confirmation of the new account. */
  heldAttemptHours: 72,
  /** An account whose address was not confirmed. */
  unconfirmedAccountDays: 7,
  /** An account that is not used is announced to end, and ends so many days later. */
  inactiveMonths: 24,
  inactiveNoticeDays: 30,
  /** How long the link in a mail that asks again can be used to answer. */
  followUpDays: 60,
  /** A session that is not used, and any session, is over after so long; a server may be set otherwise. */
  sessionIdleDays: 30,
  sessionMaxDays: 180,
  /** A browser by which a person has not signed in for so long is a new one again. */
  knownDeviceMonths: 13,
  /** In its first days a second factor gives way to a recovery link: a thief of the password may have set it up. */
  recentFactorDays: 7,
  /** The empty marker of an erased result, by which other devices learn of it. */
  withdrawnMarkerDays: 90,
  /** How long a guest's own link shows its summary. */
  guestLinkDays: 30,
  /** A link to a result that has run out or was taken back. */
  endedShareDays: 30,
  /** What mail was sent where: long enough to answer “it never arrived”. */
  outboxDays: 30,
  /** An address that a mail server said is none. */
  suppressedAddressDays: 30,
  /** Which admin looked at which person. */
  auditMonths: 24,
  /** What the server did by itself. */
  jobRunDays: 90,
  /** The receipt of an address that was taken off the mailing list; the address itself goes with the receipt. */
  withdrawalDays: 90,
  /** Askers from outside and how to reach them; counted from the answer. */
  outsideRequestDays: 30,
  /** How long before its legal month is over the admins hear of a request. */
  requestReminderDays: 7,
  /** How long the frozen account of a child waits for an answer of the parents. */
  minorAnswerDays: 30,
  /** How often browsers told that the security policy stopped something; a number a day. */
  policyReportDays: 90,
  /** How often steps from a visit to a booking were taken: over a year, to compare with the same month. */
  stepCountMonths: 13,
  /** What is kept of a class, counted from its end; a closing centre; the aliases of a group; a link for a first meeting. */
  classDays: 90,
  closingCentreDays: 30,
  rosterMonths: 13,
  meetingDays: 30,
  /** The operator rotates the server's log and destroys backups after so long; nothing here can. */
  logDays: 30,
  backupDays: 30,
  /** Hashes of erased accounts: longer than any backup could bring them back. */
  erasureLedgerMonths: 12,
} as const;
