/** A bare application: React, a router, a heading, a list that it requests, and a form with one question. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

interface Tile {
  readonly id: string;
  readonly title: string;
  readonly picture: string;
}

const root = createRootRoute({
  component: () => (
    <>
      <Link to="/">Home</Link>
      <Outlet />
    </>
  ),
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => <h1>Welcome</h1>,
});

const list = createRoute({
  getParentRoute: () => root,
  path: '/list',
  loader: async (): Promise<readonly Tile[]> =>
    (await (await fetch('/list.json')).json()) as readonly Tile[],
  component: List,
});

function List() {
  const tiles: readonly Tile[] = list.useLoaderData();
  return (
    <ul>
      {tiles.map(({ id, title, picture }) => (
        <li key={id} data-card={id}>
          <img src={picture} alt={title} width={375} height={144} />
        </li>
      ))}
    </ul>
  );
}

const form = createRoute({
  getParentRoute: () => root,
  path: '/form',
  component: () => (
    <form>
      <h1>Step 1</h1>
      <label>
        <input type="radio" name="logo" /> Yes
      </label>
    </form>
  ),
});

const router = createRouter({ routeTree: root.addChildren([home, list, form]) });
createRoot(document.getElementById('root') ?? document.body).render(
  <RouterProvider router={router} />,
);
