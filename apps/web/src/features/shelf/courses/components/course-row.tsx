import type { Course } from '@lectern/contracts/shelf/courses/course';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { courseAddress } from '../course-address.ts';
import styles from '../courses.module.css';
import { CourseFacts } from './course-facts.tsx';

/** One course of a list. */
export function CourseRow({
  course,
  actions,
  children,
}: {
  readonly course: Course;
  readonly actions?: ReactNode;
  /** Further content below the facts. */
  readonly children?: ReactNode;
}) {
  return (
    <li className={styles.course}>
      <div>
        <h2>
          <Link to={courseAddress(course.courseId)}>{course.courseName}</Link>
        </h2>
        <p className="muted small">
          <CourseFacts course={course} />
        </p>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
