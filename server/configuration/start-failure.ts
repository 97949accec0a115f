/**
 * Tearline cannot start, for a reason its operator can put right.
 * `message` is one plain sentence (what happened, what to do); commands print it alone and exit with code 1.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
