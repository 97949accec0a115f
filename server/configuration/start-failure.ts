/**
 * Tearline cannot start, for a reason that the operator can fix.
 * `message` is one plain sentence (what happened, what to do); commands print only this and exit with code 1.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
