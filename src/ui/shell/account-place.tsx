import { place } from './account-menu.css.ts';

/** The room of the account's menu until that is loaded: the entries beside it stay where they are. */
export function AccountPlace() {
  return <div className={place} />;
}
