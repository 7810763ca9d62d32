const id = 'first-screen-end';

/** In the head: nothing is painted from half a first screen, whose end would push its beginning. */
export const AwaitFirstScreen = () => <link rel="expect" href={`#${id}`} {...{ blocking: 'render' }} />;

/** Where the first screen of a page ends. */
export const FirstScreenEnd = () => <div id={id} hidden />;
