export const metadata = {
  title: 'The floor',
  description: 'The least that a page of this framework with one link and one picture weighs.',
  icons: { icon: 'data:,' },
};

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
