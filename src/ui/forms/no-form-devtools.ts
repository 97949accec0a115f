/** Replaces @tanstack/devtools-event-client in browser builds: TanStack Form reports each change to developer tools. */
export class EventClient {
  on(): () => void {
    return () => {};
  }

  emit(): void {}
}
