import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'onClick'> & { onClick: () => unknown; more?: string };

/** A button of the editor's own. @param more classes */
export const Press = ({ onClick, more = '', ...props }: Props) => (
  <button type="button" className={`plain-button ${more}`} onClick={() => void onClick()} {...props} />
);
