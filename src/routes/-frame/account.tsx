import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { useSelector } from '@xstate/react';
import { LateAccountRows } from '../-account/late-account-rows.tsx';
import { AccountMenu } from '../../ui/shell/account-menu.tsx';
import { place } from '../../ui/shell/header.css.ts';

/** The signed-in user and their preferences (SHELL-17). */
export function AccountBinding() {
  const { auth, preferences, configuration } = useRouteContext({ from: '__root__' });
  const session = useSelector(auth, ({ context }) => context.session);
  const { theme, timeZone, language } = useSelector(preferences, ({ context }) => context.values);
  const [BrandDialog, setBrandDialog] = useState<ComponentType<{
    readonly onClose: () => void;
  }> | null>(null);
  if (session === null) return <div className={place} />;
  return (
    <>
      <AccountMenu
        name={session.name}
        email={session.email}
        theme={theme}
        timeZone={timeZone ?? configuration.defaultTimeZone}
        language={language}
        onChoose={(change) => preferences.send({ type: 'preference.choose', change })}
        rows={(close) => (
          <LateAccountRows
            onDialog={(part) => {
              // The focus is on the menu's button, and comes back to it.
              close();
              setBrandDialog(() => part);
            }}
          />
        )}
      />
      {BrandDialog && (
        <Suspense>
          <BrandDialog onClose={() => setBrandDialog(null)} />
        </Suspense>
      )}
    </>
  );
}
