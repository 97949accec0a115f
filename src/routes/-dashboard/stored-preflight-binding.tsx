import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { projectQuery, type ProjectSummary } from '../../api/projects.queries.ts';
import type { Services } from '../../app/services.ts';
import { storedFindings } from '../../domain/preflight/stored-findings.ts';
import { StoredPreflight } from '../../ui/preflight/stored-preflight.tsx';

interface StoredPreflightProps {
  readonly coupon: ProjectSummary;
  readonly services: Services;
}

/** The findings that the services counted, in words: the same rules over the same coupon (PRE-01). */
export function StoredPreflightBinding({ coupon, services }: StoredPreflightProps) {
  const { id, active } = coupon;
  const navigate = useNavigate();
  const { data } = useQuery(projectQuery(services.client, id));
  const [now] = useState(() => new Date());
  const project = data?.project;
  const findings = useMemo(
    () => (project === undefined ? [] : storedFindings(project, now)),
    [project, now],
  );
  const edit = () =>
    void navigate({
      to: '/project/edit/$projectId',
      params: { projectId: id },
      state: { fromDashboard: true },
    });
  return <StoredPreflight findings={findings} onEdit={active ? edit : null} />;
}
