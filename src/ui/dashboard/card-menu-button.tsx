import { EllipsisVertical } from 'lucide-react';
import { Button } from '../parts/buttons/button.tsx';
import * as dashboardWords from '../../words/dashboard.gen.ts';

interface CardMenuButtonProps {
  readonly name: string;
  /** Nothing can answer it yet. */
  readonly inert: boolean;
  readonly onClick: () => void;
}

/** The button of a card's menu while its code is loading; after a failure it loads the code again. */
export function CardMenuButton({ name, ...button }: CardMenuButtonProps) {
  return (
    <Button
      icon={<EllipsisVertical />}
      look="bare"
      shape="square"
      aria-label={dashboardWords.moreForName({ name })}
      {...button}
    />
  );
}
