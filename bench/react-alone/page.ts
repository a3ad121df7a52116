/** React with nothing beside it: what no page that is made with it can fall short of. */
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [count, setCount] = useState(0);
  return createElement(
    'main',
    null,
    createElement('h1', null, 'React'),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count),
  );
}

const root = document.getElementById('page');
if (root) createRoot(root).render(createElement(Page));
