import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { BrandEntry } from '../../ui/brand/brand-entry.tsx';

/** The brand's dialog, once its code is loaded. */
type BrandDialogPart = ComponentType<{ readonly onClose: () => void }>;

interface BrandRowProps {
  readonly onDialog: (dialog: BrandDialogPart) => void;
}

const loadSummary = () => import('./brand-summary-binding.tsx');

/** The brand in the account menu; its summary and its dialog load on demand, because the menu is on every screen. */
export function BrandRow({ onDialog }: BrandRowProps) {
  const [Summary, setSummary] = useState<ComponentType | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // Without it the entry still opens the dialog.
    void loadSummary().then(
      (part) => setSummary(() => part.BrandSummaryBinding),
      () => undefined,
    );
  }, []);
  const open = () => {
    void loadSummary()
      .then((part) => part.loadBrandDialog())
      .then(onDialog, () => setMissing(true));
  };
  return (
    <BrandEntry isMissing={isMissing} onOpen={open}>
      {Summary && (
        <Suspense>
          <Summary />
        </Suspense>
      )}
    </BrandEntry>
  );
}
